import { ASKS_SOON } from "../../../../support/timeouts.ts";
import { expect, type Ui } from "../../../../support/ui.ts";
import { isReady, matches, NARROW } from "../../page.ts";
import { hasLaterCode } from "../menu.ts";
import { canPress } from "./other-script.ts";

export const LIST = `<ul class="m">
  <li><a href="#home">Home</a></li>
  <li><a href="#aanbod">Aanbod</a><ul><li><a href="#nieuw">Nieuw</a></li></ul></li>
  <li><a href="#contact">Contact</a></li>
</ul>`;
export const TAG = `<dealer-mega-nav>${LIST}</dealer-mega-nav>`;
export const BURGER = "#bur";
/** The theme's button; `on` is what its script does. */
export const burger = (on: string, attributes = "") =>
  `<button id="bur" class="bur" type="button" ${attributes}onclick="${on}">Menu van het thema</button>`;

interface Theme {
  readonly html: string;
  readonly css: string;
  readonly size?: readonly [number, number];
  /** Loads the field suite's judge. */
  readonly isJudged?: boolean;
}

/** Opens a page with the header of a theme, and a menu in it. */
export async function openTheme(
  ui: Ui,
  { html, css, size = NARROW, isJudged = false }: Theme,
): Promise<void> {
  await ui.viewport(...size);
  await ui.goto(`/tests/pages/navigation.html?probe${isJudged ? "&judge" : ""}`);
  await isReady(ui);
  await changeTheme(ui, { html, css });
}

/** Puts the header of another theme in the open page, with another menu, which costs much less than another page. */
export async function changeTheme(ui: Ui, theme: Pick<Theme, "html" | "css">): Promise<void> {
  await ui.eval(({ html, css }) => {
    const style = document.querySelector("#theme") ?? document.createElement("style");
    style.id = "theme";
    style.textContent = css;
    document.head.append(style);
    const stage = document.querySelector("#stage") as HTMLElement;
    stage.innerHTML = html;
  }, theme);
  await expect.poll(() => matches(ui, "dealer-mega-nav [data-dealer-branch]"), ASKS_SOON).toBe(true);
  await areWatching(ui);
}

/** Whether every menu on the page has its code. */
export const areUpgraded = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("dealer-mega-nav")].every(
      (menu) => menu.shadowRoot !== null && menu.querySelector("[data-dealer-branch]") !== null,
    ),
  );

/** Waits until the code for other people’s themes has run and has judged this one. */
export async function areWatching(ui: Ui): Promise<void> {
  await hasLaterCode(ui);
  await frames(ui);
}

export const frames = (ui: Ui) =>
  ui.eval(async () => {
    for (let count = 0; count < 6; count++) await new Promise(requestAnimationFrame);
  });

/** The buttons that a visitor sees and that could show the menu: ours and the theme's. */
export const visibleButtons = (ui: Ui) =>
  ui.eval(() => {
    const own = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("[part=toggle]");
    const buttons = [own, ...document.querySelectorAll("#stage .bur")];
    return buttons.flatMap((button) => {
      if (!button?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { x, y, width, height } = button.getBoundingClientRect();
      const isThere = document.elementFromPoint(x + width / 2, y + height / 2) !== null && width > 0;
      return isThere ? [button === own ? "ours" : "theirs"] : [];
    });
  });

export const canPressLink = (ui: Ui, hash = "contact") => canPress(ui, `dealer-mega-nav a[href="#${hash}"]`);
