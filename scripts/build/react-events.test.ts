import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { patched } from "./patch.ts";
import { REACT_DIFF, REACT_DOM_CLIENT } from "./react-diff.ts";

/** The events that the views and the calendar's library handle: their names in React and in browsers. */
const HANDLED: Readonly<Record<string, string>> = {
  onClick: "click",
  onKeyDown: "keydown",
  onFocus: "focusin",
  onBlur: "focusout",
  onChange: "change",
};

/** React listens to these on the element itself, because they do not bubble. */
const ON_THE_ELEMENT = ["onClose", "onScroll"];

const published = readFileSync(REACT_DOM_CLIENT, "utf8");
const react = patched(published, REACT_DIFF);
const views = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".tsx"),
);

/** React lists most names as words in one text: `click` for `onClick`. */
const words = new Set(/"(abort [^"]+)"/.exec(published)?.[1]?.split(" "));
const isReactEvent = (name: string) =>
  published.includes(`"${name}"`) || words.has(name.charAt(2).toLowerCase() + name.slice(3));

it("React listens to the bubbling events that views handle, and to no others", () => {
  const [, events = "", listening = ""] =
    /\n {4}(\[[^\]]+\])\.forEach\(function \(domEventName\) {(.+?)}\);/s.exec(react) ?? [];
  expect(JSON.parse(events)).toEqual(Object.values(HANDLED));
  expect(listening.replace(/\s+/g, " ").trim()).toBe(
    '"selectionchange" !== domEventName && (nonDelegatedEvents.has(domEventName) || listenToNativeEvent(domEventName, !1, rootContainerElement));',
  );
});

it.each(views)("React listens to every event that %s handles", (path) => {
  const names = readFileSync(`src/${path}`, "utf8").match(/\bon[A-Z]\w+(?==)/g) ?? [];
  expect(names).not.toContainEqual(expect.stringMatching(/Capture$/));
  const reactNames = names.filter(isReactEvent);
  expect([...Object.keys(HANDLED), ...ON_THE_ELEMENT]).toEqual(expect.arrayContaining(reactNames));
});
