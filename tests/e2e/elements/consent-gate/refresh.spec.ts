import { expect, test, type Ui } from "../../../support/ui.ts";
import { REFRESHES } from "../refreshes.ts";
import { BUTTON, frame, GATE_PAGE, gate, isFrameOnTop, LINK, openWith, TAG, thirdParty } from "./gate.ts";

const serverHtml = (content: string) => `<template>${content}</template>${LINK}`;
const isShown = (ui: Ui) => expect.poll(() => isFrameOnTop(ui)).toBe(true);

for (const [library, refresh] of Object.entries(REFRESHES))
  test(`shows what it showed after a refresh by ${library}`, async ({ ui }) => {
    const content = frame(thirdParty().at("map.html"));
    for (const choice of [undefined, "1"] as const) {
      await openWith(ui, gate(content), choice, GATE_PAGE);
      if (!choice) await ui.click(BUTTON);
      await isShown(ui);
      for (let again = 0; again < 2; again++) {
        await refresh(ui, TAG, serverHtml(content));
        await isShown(ui);
      }
    }
  });

test("a script that always takes the content away does not block the page", async ({ ui }) => {
  await openWith(ui, gate(frame(thirdParty().at("map.html"))), "1", GATE_PAGE);
  await isShown(ui);
  await ui.eval(() => {
    const remove = () => document.querySelector("dealer-consent-gate > [slot=shown]")?.remove();
    new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
    remove();
  });
  await expect.poll(() => isFrameOnTop(ui)).toBe(false);
});
