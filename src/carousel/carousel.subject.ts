import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { moveAway, STEP_MS } from "../../tests/e2e/contract/steps.ts";
import { expect, type Ui } from "../../tests/support/ui.ts";
import { carouselContract } from "./carousel.contract.ts";

const NEXT = "dealer-carousel >>> [part=next]";
const ROTATION = "dealer-carousel >>> [part=rotation]";
const VIEWPORT = "dealer-carousel >>> [part=viewport]";
const SLIDE_MS = 5000;

declare global {
  interface Window {
    /** The shown slide before the clock went on, and whether another one has come since. */
    slideBefore?: string | undefined;
    hasRotated?: () => boolean;
  }
}

/** Changes of slides are announced, except while the slides rotate. */
const expectLive = (ui: Ui, live: "off" | "polite") =>
  expect.poll(() => ui.attribute(VIEWPORT, "aria-live")).toBe(live);

export const subject = defineSubject(carouselContract, {
  markup: {
    content: `
      <!-- dia's -->
      <div id="een" class="" style="color:red"><a href="#een">Eén</a></div>
      Los
      <p></p><p>Twee</p>
      <a href="#drie" aria-label="Drie" style="transform:none">3</a>
    `,
  },
  steps: {
    async activate(ui) {
      await ui.click(NEXT);
      await expectLive(ui, "polite");
      // The slide comes in and stays.
      await ui.clock.tick(STEP_MS);
      await ui.clock.tick(STEP_MS);
      await moveAway(ui);
    },
    async finish(ui) {
      await ui.click(ROTATION);
      await expectLive(ui, "off");
      await ui.clock.tick(SLIDE_MS);
      // The slide comes in.
      await ui.clock.tick(STEP_MS);
      await ui.click(ROTATION);
      await expectLive(ui, "polite");
      await moveAway(ui);
    },
  },
  looks: {
    "interval-ms": {
      value: "6000",
      attributes: { "interval-ms": "60000" },
      prepare: moveAway,
      async act(ui) {
        await ui.eval(() => {
          const shown = () =>
            document.querySelector("dealer-carousel > [data-dealer-slide]:not([inert])")?.id;
          window.hasRotated = () => window.slideBefore !== shown();
          window.slideBefore = shown();
        });
        await ui.clock.tick(7000);
      },
      read: () => window.hasRotated?.(),
      before: false,
      after: true,
    },
    slides: { value: "auto", read: "[part=rotation] ariaLabel", before: "Pauzeren", after: "nothing" },
    thumbs: { testedIn: "tests/e2e/elements/carousel/photos.spec.ts" },
    enlarge: { testedIn: "tests/e2e/elements/carousel/photos.spec.ts" },
    fade: { testedIn: "tests/e2e/elements/carousel/fade.spec.ts" },
    "close-label": { testedIn: "tests/e2e/elements/carousel/photos.spec.ts" },
    step: { testedIn: "tests/e2e/elements/carousel/row.spec.ts" },
    autoplay: { value: "false", read: "[part=rotation] ariaLabel", before: "Pauzeren", after: "nothing" },
    "no-autoplay": { value: "", read: "[part=rotation] ariaLabel", before: "Pauzeren", after: "nothing" },
    loop: { value: "false", read: "[part=previous] ariaDisabled", before: "false", after: "true" },
    "no-loop": { value: "", read: "[part=previous] ariaDisabled", before: "false", after: "true" },
    label: { value: "Acties", read: "section ariaLabel", before: "Uitgelicht", after: "Acties" },
    "role-label": {
      value: "diashow",
      read: "section ariaRoleDescription",
      before: "carrousel",
      after: "diashow",
    },
    "slide-role-label": {
      value: "plaat",
      read: () => document.querySelector("dealer-carousel > div")?.ariaRoleDescription,
      before: "dia",
      after: "plaat",
    },
    "slide-label": {
      value: "plaat {index}",
      read: () => document.querySelector("dealer-carousel > div")?.ariaLabel,
      before: "1 van 3",
      after: "plaat 1",
    },
    "dot-label": {
      value: "Naar {index}",
      read: "[part=dots] > :last-child ariaLabel",
      before: "Ga naar 3 van 3",
      after: "Naar 3",
    },
    "previous-label": { value: "Terug", read: "[part=previous] ariaLabel", before: "Vorige", after: "Terug" },
    "next-label": { value: "Verder", read: "[part=next] ariaLabel", before: "Volgende", after: "Verder" },
    "pause-label": { value: "Stop", read: "[part=rotation] ariaLabel", before: "Pauzeren", after: "Stop" },
    "play-label": {
      value: "Start",
      prepare: (ui) => ui.click(ROTATION),
      read: "[part=rotation] ariaLabel",
      before: "Afspelen",
      after: "Start",
    },
  },
});
