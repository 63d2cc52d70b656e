import { CONSENT_COOKIE } from "../../../../src/kernel/consent/consent.ts";
import { expect, test } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { matches, problems } from "../page.ts";
import { accept, chooseElsewhere, held, heldRun, TAG, thirdParty } from "./gate.ts";

/* A page with held scripts in the head and at the end of the body, and without a gate. */

const HELD_ONLY = "/tests/pages/held-only.html?probe";

test("nothing runs before consent, and each script once after it", async ({ ui }) => {
  await ui.goto(HELD_ONLY);
  await expect.poll(() => matches(ui, "dealer-cookie-hint:state(shown)")).toBe(true);
  await ui.eval(settle);
  expect(await heldRun(ui)).toEqual([]);
  await accept(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "geladen", "twee"]);
  expect(await matches(ui, TAG)).toBe(false);
  expect(await problems(ui)).toEqual([]);
});

test("with an acceptance from an earlier visit they run", async ({ ui }) => {
  await ui.goto("/tests/pages/undefined.html");
  await ui.setCookie(CONSENT_COOKIE, "1");
  await ui.goto(HELD_ONLY);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "geladen", "twee"]);
});

for (const [moment, choices] of [
  ["before the acceptance", ["add", "accept"]],
  ["after it", ["accept", "add"]],
] as const)
  test(`a script that another script adds to a page without any, ${moment}, runs`, async ({ ui }) => {
    const { at, requests } = thirdParty();
    await ui.goto("/tests/pages/consent-gate.html?probe");
    for (const step of choices)
      if (step === "accept") await chooseElsewhere(ui, "1");
      else
        await ui.eval(
          (markup) => document.querySelector("#after")?.insertAdjacentHTML("beforeend", markup),
          held(at("laat.js")),
        );
    await expect.poll(() => heldRun(ui)).toEqual(["laat"]);
    expect(await requests()).toEqual(["laat.js"]);
    expect(await problems(ui)).toEqual([]);
  });

test("under Trusted Types they run with their event handlers", async ({ ui }) => {
  await ui.goto(`${HELD_ONLY}&csp=typed`);
  await accept(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "geladen", "twee"]);
  expect(await problems(ui)).toEqual([]);
});

test("where Trusted Types forbid an event handler the script runs without it, with one warning", async ({
  ui,
}) => {
  await ui.goto(`${HELD_ONLY}&csp=typed-by-page`);
  await expect.poll(() => matches(ui, "dealer-cookie-hint:state(shown)")).toBe(true);
  const isForbidden = await ui.eval(() => {
    if (!("trustedTypes" in window)) return false;
    const types = window.trustedTypes as { createPolicy(name: string, rules: object): unknown };
    types.createPolicy("default", { createScriptURL: String });
    return true;
  });
  await accept(ui);
  await expect.poll(() => heldRun(ui)).toEqual(isForbidden ? ["een", "twee"] : ["een", "geladen", "twee"]);
  const texts = (await problems(ui)).map(({ text }) => text).filter((text) => /held|declaration/.test(text));
  expect(texts).toEqual(
    isForbidden ? [expect.stringMatching(/cannot keep onload of a held script; it runs without it/)] : [],
  );
});
