import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { HEARD_EVENTS, hearOnly } from "./heard-events.ts";

const react = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");
const views = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("x"));

/** React knows most as words in one list: `click` for `onClick`. */
const words = new Set(/"(abort [^"]+)"/.exec(react)?.[1]?.split(" "));
const isOfReact = (name: string) =>
  react.includes(`"${name}"`) || words.has(name.charAt(2).toLowerCase() + name.slice(3));

it("has React listen to what views hear, and to nothing else", () =>
  expect(hearOnly(react)).toContain(
    '["click","close","keydown","focusin","focusout","change"].forEach(function',
  ));

it("has React listen once to what bubbles, and on a root to nothing that does not", () => {
  const [, listening] =
    /"change"\].forEach\(function \(domEventName\) {(.+?)}\);/s.exec(hearOnly(react)) ?? [];
  expect(listening?.replace(/\s+/g, " ").trim()).toBe(
    '"selectionchange" !== domEventName && (nonDelegatedEvents.has(domEventName) || listenToNativeEvent(domEventName, !1, rootContainerElement));',
  );
});

it.each(views)("knows every event that %s hears", (path) => {
  const names = readFileSync(`src/${path}`, "utf8").match(/\bon[A-Z]\w+(?==)/g) ?? [];
  expect(names).not.toContainEqual(expect.stringMatching(/Capture$/));
  const ofReact = names.filter(isOfReact);
  expect(Object.keys(HEARD_EVENTS)).toEqual(expect.arrayContaining(ofReact));
});
