import { createHash } from "node:crypto";
import { SCRIPT_WAIT_MS } from "../../../../src/consent-gate/later/run-scripts.ts";
import { BASE_URL } from "../../../server/address.ts";
import { NONCES } from "../../../server/nonces.ts";
import { createHold } from "../../../support/hold.ts";
import { waitingFor } from "../../../support/timeouts.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { matches, problems } from "../page.ts";
import { accept, chooseElsewhere, gate, held, heldRun, note, openWith, TAG, thirdParty } from "./gate.ts";

const inline = (code: string, attributes = "") =>
  `<script type="text/plain" data-dealer-consent ${attributes}>${code}</script>`;
const acceptElsewhere = (ui: Ui) => chooseElsewhere(ui, "1");

test("before consent no held script, picture or link is requested", async ({ ui }) => {
  const { at, requests } = thirdParty();
  const beacon = `<img alt="" data-dealer-consent data-src="${at("teller.gif")}">`;
  const style = `<link rel="stylesheet" data-dealer-consent data-href="${at("stijl.html")}">`;
  await openWith(ui, held(at("een.js")) + inline(note("twee")) + beacon + style + gate("<p>Chat</p>"));
  await ui.eval(settle);
  expect(await requests()).toEqual([]);
  expect(await heldRun(ui)).toEqual([]);
  await accept(ui);
  await expect
    .poll(async () => [...(await requests())].sort())
    .toEqual(["een.js", "stijl.html", "teller.gif"]);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "twee"]);
});

test("held scripts on a page without a gate run after an acceptance, each once, in order", async ({ ui }) => {
  await ui.goto("/tests/pages/consent-gate-static.html?probe");
  await accept(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "twee", "drie"]);
  expect(await problems(ui)).toEqual([]);
});

test("all files are requested at once, and run in the order of the page", async ({ ui }) => {
  const { at, requests } = thirdParty();
  const hold = createHold();
  const files = ["een", "twee", "drie"].map((name) => held(`${at(`${name}.js`)}?hold=${hold.name}`));
  await openWith(ui, files.join(inline(note("tussen"))) + gate("<p>Chat</p>"));
  await acceptElsewhere(ui);
  await expect.poll(async () => (await requests()).length).toBe(3);
  expect(await heldRun(ui)).toEqual([]);
  await hold.release();
  await expect.poll(() => heldRun(ui)).toEqual(["een", "tussen", "twee", "tussen", "drie"]);
  expect((await requests()).length).toBe(3);
});

test("async does not wait, defer and modules come last", async ({ ui }) => {
  const { at } = thirdParty();
  const hold = createHold();
  await openWith(
    ui,
    held(at("module.js"), 'data-type="module"') +
      held(at("defer.js"), "defer") +
      held(`${at("een.js")}?hold=${hold.name}`) +
      held(at("async.js"), "async") +
      inline(note("twee")) +
      gate("<p>Chat</p>"),
  );
  await acceptElsewhere(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["async"]);
  await hold.release();
  await expect.poll(() => heldRun(ui)).toEqual(["async", "een", "twee", "module", "defer"]);
});

test("a script that fails is logged and the next one runs; one that hangs holds up the next for a moment", async ({
  ui,
}) => {
  const { at } = thirdParty();
  const hold = createHold();
  const missing = `${at("weg.js")}?missing`;
  const hanging = `${at("traag.js")}?hold=${hold.name}`;
  await openWith(ui, held(missing) + held(hanging) + held(at("daarna.js")) + gate("<p>Chat</p>"));
  await acceptElsewhere(ui);
  await expect.poll(() => heldRun(ui), waitingFor(SCRIPT_WAIT_MS)).toEqual(["daarna"]);
  const texts = (await problems(ui)).map(({ text }) => text);
  expect(texts).toEqual([
    `Error in file:${BASE_URL}${missing}; Error:not loaded`,
    `Error in file:${BASE_URL}${hanging}; Error:no answer yet`,
  ]);
  await hold.release();
  await expect.poll(() => heldRun(ui)).toEqual(["daarna", "traag"]);
});

test("document.write does not erase the page", async ({ ui }) => {
  const { at } = thirdParty();
  await openWith(
    ui,
    held(at("writes.js")) +
      inline('document.write("<p>Weg</p>")') +
      inline(note("daarna")) +
      gate("<p>Chat</p>"),
  );
  await acceptElsewhere(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["writes", "daarna"]);
  expect(await matches(ui, "main #after")).toBe(true);
  expect(await ui.eval(() => Object.hasOwn(document, "write"))).toBe(false);
});

test("integrity and event handlers are carried over", async ({ ui }) => {
  const { at } = thirdParty();
  const text = await (await fetch(`${BASE_URL}${at("goed.js")}`)).text();
  const hash = `sha384-${createHash("sha384").update(text).digest("base64")}`;
  await openWith(
    ui,
    held(at("goed.js"), `integrity="${hash}" crossorigin onload="${note("geladen").replaceAll('"', "'")}"`) +
      held(at("fout.js"), `integrity="${hash}" crossorigin`) +
      gate("<p>Chat</p>"),
  );
  await acceptElsewhere(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["goed", "geladen"]);
});

test("scripts in a gate's template run in order when it is shown, and not again", async ({ ui }) => {
  const { at } = thirdParty();
  const content = `<p>Chat</p><script src="${at("een.js")}"></script><script>${note("twee")}</script>`;
  await openWith(ui, gate(content));
  await ui.eval(settle);
  expect(await heldRun(ui)).toEqual([]);
  await acceptElsewhere(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "twee"]);
  await ui.eval(async (tag) => {
    const element = document.querySelector(tag);
    const parent = element?.parentElement;
    element?.remove();
    await Promise.resolve();
    parent?.append(element ?? "");
  }, TAG);
  await expect.poll(() => matches(ui, `${TAG} > [slot=shown] p`)).toBe(true);
  await ui.eval(settle);
  expect(await heldRun(ui)).toEqual(["een", "twee"]);
});

test("held markup that comes after the acceptance runs too", async ({ ui }) => {
  const { at } = thirdParty();
  await openWith(ui, gate("<p>Chat</p>"), "1");
  await ui.eval(
    (markup) => document.querySelector("#after")?.insertAdjacentHTML("beforeend", markup),
    held(at("laat.js")),
  );
  await expect.poll(() => heldRun(ui)).toEqual(["laat"]);
});

for (const [mistake, markup, advice] of [
  [
    "a script without type=text/plain",
    '<script data-dealer-consent src="/x.js"></script>',
    'type="text/plain"',
  ],
  ["a picture with src", '<img alt="" data-dealer-consent src="data:,">', "data-src"],
  ["a picture with srcset", '<img alt="" data-dealer-consent srcset="data:,">', "data-srcset"],
  ["a frame with src", '<iframe title="x" data-dealer-consent src="about:blank"></iframe>', "data-src"],
  ["a frame with srcdoc", '<iframe title="x" data-dealer-consent srcdoc="x"></iframe>', "data-srcdoc"],
  ["an object", '<object data-dealer-consent data="data:text/html,x"></object>', "data-data"],
  ["a film with a poster", '<video data-dealer-consent poster="data:,"></video>', "data-poster"],
  ["a style sheet", '<link rel="stylesheet" data-dealer-consent href="data:text/css,">', "data-href"],
] as const)
  test(`${mistake} is warned of`, async ({ ui }) => {
    await ui.goto("/tests/pages/undefined.html?probe");
    await ui.eval((html) => {
      document.body.innerHTML = `<div id="stage">${html}</div>`;
    }, markup);
    await ui.eval(() => import("/dist/elements/dealer-consent-gate.js" as string).then(() => undefined));
    const warnings = async () =>
      (await problems(ui)).map(({ text }) => text).filter((text) => text.includes("data-dealer-consent"));
    await expect
      .poll(warnings)
      .toEqual([expect.stringMatching(/ cannot hold <.* has loaded before consent/)]);
    expect((await warnings())[0]).toContain(`write ${advice}.`);
  });

test("under a strict policy with Trusted Types held scripts and a frame work, with their nonce", async ({
  ui,
}) => {
  await ui.goto("/tests/pages/consent-gate-static.html?probe&csp=strict");
  await accept(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "twee", "drie"]);
  await expect.poll(() => matches(ui, `${TAG} iframe`)).toBe(true);
  expect(await ui.eval(() => window.heldNonce)).toBe(NONCES.page);
  expect(await problems(ui)).toEqual([]);
});

test("where the page's scripts have a nonce, a held script without one does not run", async ({ ui }) => {
  await ui.goto("/tests/pages/consent-gate-static.html?probe&csp=strict");
  await expect.poll(() => matches(ui, `${TAG}:defined`)).toBe(true);
  await acceptElsewhere(ui);
  await expect.poll(() => matches(ui, `${TAG}:state(shown)`)).toBe(true);
  await ui.eval((code) => {
    const script = Object.assign(document.createElement("script"), { type: "text/plain" });
    script.append(code);
    script.setAttribute("data-dealer-consent", "");
    document.body.append(script);
  }, note("kwaad"));
  await expect
    .poll(async () => (await problems(ui)).map(({ text }) => text).join())
    .toMatch(/lacks the nonce/);
  expect(await heldRun(ui)).not.toContain("kwaad");
});
