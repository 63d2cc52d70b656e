import { expect, test, type Ui } from "../../../../support/ui.ts";
import { problems, standsStill } from "../../page.ts";
import { ACCEPT, consentValues, DECLINE, DIALOG, dialogButton, showsBanner } from "../banner.ts";
import { build, buildShown, HINT, IN_PLACE, isInPlace, LINES, seePlace } from "./page.ts";

const CHAT =
  '<div style="position: fixed; right: 16px; bottom: 16px; width: 64px; height: 64px; z-index: 2147483647; background: green"></div>';
/** A popover over the right part of the banner, or over all of it. */
const popover = (style: string) =>
  `<div id="neighbour" popover="manual" style="inset: auto 0 0 auto; margin: 0; block-size: 200px; ${style}">` +
  '<button id="inside" type="button">Chat</button></div>';
const OVER_ONE = popover("inline-size: 50%");
const OVER_BOTH = popover("inline-size: 100%");

const callOn = (ui: Ui, selector: string, method: string) =>
  ui.eval(
    (wanted, name) => (document.querySelector(wanted) as never as Record<string, () => void>)[name]?.(),
    selector,
    method,
  );

const isSeen = (ui: Ui) => ui.eval(seePlace).then(({ accept, decline }) => [accept, decline]);

test.describe("the banner in the top layer", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is above a chat bubble, whatever the bubble's place", async ({ ui }) => {
    await buildShown(ui, CHAT + HINT + LINES + CHAT, { size: [360, 640] });
    await isInPlace(ui, "beside a bubble");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await consentValues(ui)).toEqual(["1"]);
  });

  test("is below its own question", async ({ ui }) => {
    await buildShown(ui, HINT.replace(">", ' decline="confirm">') + LINES);
    await ui.click(DECLINE);
    await expect.poll(() => isSeen(ui)).toEqual([0, 0]);
    await ui.click(dialogButton(1));
    await isInPlace(ui, "cancelled");
    await ui.click(DECLINE);
    await ui.click(dialogButton(2));
    await showsBanner(ui, false);
    expect(await consentValues(ui)).toEqual(["-1"]);
    expect(await ui.attribute(DIALOG, "open")).toBeNull();
  });

  test("comes above a popover that covers one button more than the other", async ({ ui }) => {
    await buildShown(ui, HINT + LINES + OVER_ONE, { size: [360, 640] });
    await callOn(ui, "#neighbour", "showPopover");
    await isInPlace(ui, "raised");
    await standsStill(ui);
    await isInPlace(ui, "still raised");
  });

  test("keeps the focus when it comes above a popover", async ({ ui }) => {
    await buildShown(ui, HINT + LINES + OVER_ONE, { size: [360, 640] });
    await ui.eval(() =>
      document
        .querySelector("dealer-cookie-hint")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=decline]")
        ?.focus(),
    );
    await callOn(ui, "#neighbour", "showPopover");
    await isInPlace(ui, "raised");
    expect(await ui.focused()).toMatchObject({ part: "decline" });
  });

  test("waits until the visitor has left a popover that covers one button", async ({ ui }) => {
    await buildShown(ui, `<button id="before" type="button">Menu</button>${HINT}${LINES}${OVER_ONE}`, {
      size: [360, 640],
    });
    await ui.eval(() => {
      (document.querySelector("#neighbour") as HTMLElement).showPopover();
      document.querySelector<HTMLElement>("#inside")?.focus();
    });
    await standsStill(ui);
    await expect.poll(async () => (await isSeen(ui)).includes(0)).toBe(true);
    expect(await ui.focused()).toMatchObject({ id: "inside" });
    await callOn(ui, "#before", "focus");
    await isInPlace(ui, "left");
  });

  test("is there when the visitor has closed a popover over both buttons", async ({ ui }) => {
    await buildShown(ui, HINT + LINES + OVER_BOTH);
    await callOn(ui, "#neighbour", "showPopover");
    await expect.poll(() => isSeen(ui)).toEqual([0, 0]);
    await callOn(ui, "#neighbour", "hidePopover");
    await isInPlace(ui, "closed");
  });

  for (const way of ["append", "moveBefore"] as const)
    test(`shows again after a move by ${way}`, async ({ ui }) => {
      await buildShown(
        ui,
        `${HINT}<div id="to" style="transform: scale(0.9); overflow: hidden">${LINES}</div>`,
      );
      const isMoved = await ui.eval((name) => {
        const to = document.querySelector("#to") as never as Record<string, (...nodes: unknown[]) => void>;
        to[name]?.(document.querySelector("dealer-cookie-hint"), ...(name === "append" ? [] : [null]));
        return to[name] !== undefined;
      }, way);
      test.skip(!isMoved, `${ui.engine} has no ${way}`);
      await isInPlace(ui, "moved");
      await ui.click(DECLINE);
      await showsBanner(ui, false);
    });

  test("leaves nothing behind when it is removed", async ({ ui }) => {
    const read = () =>
      ui.eval(() => ({
        height: document.documentElement.scrollHeight,
        padding: getComputedStyle(document.documentElement).scrollPaddingBottom,
        after: getComputedStyle(document.documentElement, "::after").content,
        sheets: document.adoptedStyleSheets.length,
        popovers: document.querySelectorAll(":popover-open").length,
      }));
    await build(ui, LINES);
    const before = await read();
    await ui.eval((html) => document.body.insertAdjacentHTML("afterbegin", html), HINT);
    await showsBanner(ui, true);
    await expect.poll(async () => (await read()).height).toBeGreaterThan(before.height);
    await ui.eval(() => document.querySelector("dealer-cookie-hint")?.remove());
    await expect.poll(read).toEqual(before);
  });
});

test.describe("a modal dialog of the page", () => {
  const DIALOG_HTML = '<dialog id="dialog"><button id="inside" type="button">Sluiten</button></dialog>';

  for (const place of ["the page", "a shadow tree"] as const)
    for (const end of ["closed", "removed"] as const)
      test(`in ${place}, open before the banner, makes it wait until it is ${end}`, async ({ ui }) => {
        await build(ui, `${LINES}<div id="home"></div>`);
        await ui.eval(
          (html, isShadow) => {
            const home = document.querySelector("#home") as HTMLElement;
            const root = isShadow ? home.attachShadow({ mode: "open" }) : home;
            root.innerHTML = html;
            root.querySelector("dialog")?.showModal();
          },
          DIALOG_HTML,
          place === "a shadow tree",
        );
        await ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), HINT);
        await expect
          .poll(() =>
            ui.eval(() => document.querySelector("dealer-cookie-hint:defined:state(shown)") !== null),
          )
          .toBe(true);
        const isDisplayed = () =>
          ui.eval(() => {
            const { shadowRoot } = document.querySelector("dealer-cookie-hint") as HTMLElement;
            return shadowRoot?.querySelector("section")?.checkVisibility();
          });
        expect(await isDisplayed()).toBe(false);
        await ui.eval((way) => {
          const home = document.querySelector("#home") as HTMLElement;
          const dialog = (home.shadowRoot ?? home).querySelector("dialog");
          if (way === "closed") dialog?.close();
          else dialog?.remove();
        }, end);
        await isInPlace(ui, end);
        await ui.click(ACCEPT);
        await showsBanner(ui, false);
      });

  test("open after the banner is above it, and the banner can be pressed when it closes", async ({ ui }) => {
    await buildShown(ui, HINT + LINES + DIALOG_HTML);
    await callOn(ui, "#dialog", "showModal");
    await expect.poll(() => isSeen(ui)).toEqual([0, 0]);
    await ui.click("#inside");
    await callOn(ui, "#dialog", "close");
    await isInPlace(ui, "closed");
    await ui.click(DECLINE);
    await showsBanner(ui, false);
  });

  test("around the banner does not keep the visitor from it", async ({ ui }) => {
    await build(ui, `${LINES}<dialog id="dialog"><p>Welkom</p>${HINT}</dialog>`);
    await callOn(ui, "#dialog", "showModal");
    await expect.poll(() => ui.eval(seePlace)).toEqual(IN_PLACE);
  });
});

test.describe("an element in fullscreen", () => {
  const enter = async (ui: Ui, selector: string) => {
    test.skip(ui.engine === "webkit", "WebKitGTK's driver opens no fullscreen");
    await ui.eval((wanted) => {
      document
        .querySelector("#go")
        ?.addEventListener("click", () => void document.querySelector(wanted)?.requestFullscreen());
    }, selector);
    await ui.click("#go");
    await expect.poll(() => ui.eval(() => document.fullscreenElement !== null)).toBe(true);
  };
  const leave = (ui: Ui) => ui.eval(() => document.exitFullscreen());
  const GO = '<button id="go" type="button">Groot</button><video id="film"></video>';

  test("makes the banner wait", async ({ ui }) => {
    await build(ui, GO + LINES);
    await enter(ui, "#film");
    await ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), HINT);
    await expect
      .poll(() => ui.eval(() => document.querySelector("dealer-cookie-hint:defined:state(shown)") !== null))
      .toBe(true);
    expect(await isSeen(ui)).toEqual([0, 0]);
    await leave(ui);
    await isInPlace(ui, "left");
  });

  test("is above a banner that showed before", async ({ ui }) => {
    await buildShown(ui, GO + HINT + LINES);
    await enter(ui, "#film");
    await expect.poll(() => isSeen(ui)).toEqual([0, 0]);
    await leave(ui);
    await isInPlace(ui, "left");
  });

  test("that is the whole page has the banner at its edge", async ({ ui }) => {
    await buildShown(ui, GO + HINT + LINES);
    await enter(ui, "html");
    await isInPlace(ui, "in fullscreen");
  });
});
