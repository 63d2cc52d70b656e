import { expect, test, type Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { chooseElsewhere, gate, held, heldRun, note, openWith, thirdParty } from "./gate.ts";

const inline = (code: string) => `<script type="text/plain" data-dealer-consent>${code}</script>`;

/** The code of a script that waits for an event of the page, and notes its name then. */
const waits = (target: string, type: string, name = `${target} ${type}`) =>
  `${target}.addEventListener("${type}", function (event) {
    if (this === ${target} && event.currentTarget === ${target} && event.target === document) ${note(name)}
  });`;

const SCRIPTS = [
  waits("window", "load"),
  waits("document", "DOMContentLoaded"),
  waits("window", "DOMContentLoaded"),
  waits("document", "readystatechange"),
  `window.onload = () => ${note("onload")}`,
  `document.onreadystatechange = () => ${note("onreadystatechange")}`,
  `addEventListener("load", { handleEvent() { ${note("an object")} } })`,
  `function twice() { ${note("twice")} } addEventListener("load", twice); addEventListener("load", twice);`,
  `function first() { removeEventListener("load", first); ${note("either")} }
   document.addEventListener("DOMContentLoaded", first); addEventListener("load", first);`,
  `document.addEventListener("DOMContentLoaded", () => { ${waits("window", "load", "load in the other")} });`,
  `addEventListener("load", () => { throw new Error("of a widget"); });`,
  `document.addEventListener("load", () => ${note("never")});`,
];

/** In the order in which a browser would have called them. */
const CALLED = [
  "document readystatechange",
  "onreadystatechange",
  "document DOMContentLoaded",
  "either",
  "window DOMContentLoaded",
  "window load",
  "onload",
  "an object",
  "twice",
  "load in the other",
];

/** A script of the page that listens to the same events, when they have been. */
const listenOnPage = (ui: Ui) =>
  ui.eval(() => {
    for (const target of [document, window])
      for (const type of ["readystatechange", "DOMContentLoaded", "load"])
        target.addEventListener(type, () => {
          window.heldRun = [...(window.heldRun ?? []), "page"];
        });
  });

test("what a held script listens to while the page loads is told to it once, and to nobody else", async ({
  ui,
}) => {
  await openWith(ui, SCRIPTS.map(inline).join("") + gate("<p>Chat</p>"));
  await listenOnPage(ui);
  await chooseElsewhere(ui, "1");
  await expect.poll(() => heldRun(ui)).toEqual(CALLED);
  await ui.eval(settle);
  expect(await heldRun(ui)).toEqual(CALLED);
  expect(
    await ui.eval(() => [window, document].map((one) => Object.hasOwn(one, "addEventListener"))),
  ).toEqual([false, false]);
});

test("scripts with an address, of a gate and in a shadow tree are told as well", async ({ ui }) => {
  const { at } = thirdParty();
  await openWith(
    ui,
    held(at("listens.js")) +
      inline(note("next")) +
      gate(`<p>Chat</p><script>${waits("window", "load", "gate")}</script>`),
  );
  await ui.eval(
    (markup) => {
      const root = document.createElement("div").attachShadow({ mode: "open" });
      root.innerHTML = markup;
      document.querySelector("#after")?.append(root.host);
    },
    gate(`<p>Chat</p><script>${waits("window", "load", "shadow")}</script>`),
  );
  await chooseElsewhere(ui, "1");
  const called = async () => [...(await heldRun(ui))].sort();
  await expect.poll(called).toEqual(["gate", "listens", "listens heard", "next", "shadow"]);
});
