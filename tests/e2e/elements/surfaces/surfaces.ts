import { expect, type Ui } from "../../../support/ui.ts";
import { isReady } from "../page.ts";
import type { PageStyle } from "./page-styles.ts";
import { type Text, textsOn } from "./texts-on.ts";

export const SURFACES_PAGE = "/tests/pages/surfaces.html?probe";

const MENU = `<nav><ul>
  <li><a href="#home">Home</a></li>
  <li><a href="#aanbod">Aanbod</a><ul>
    <li><a href="#nieuw">Nieuw</a></li>
    <li><a href="#klein">Klein</a><ul><li><a href="#stad">Stad</a></li></ul></li>
  </ul></li>
</ul></nav>`;

const MARKUP = `
  <header>
    <dealer-mega-nav>${MENU}</dealer-mega-nav>
    <dealer-call-us>
      <p>Elke dag open</p><ul><li>Verkoop <a href="tel:+31579141974">0579 14 19 74</a></li></ul><button>Terugbellen</button>
    </dealer-call-us>
    <dealer-autocomplete url="/~suggest/objects"><input id="search" aria-label="Zoek"></dealer-autocomplete>
  </header>
  <main>
    <p><button id="price" type="button" data-dealer-tooltip="Inclusief btw">€ 24.950</button></p>
    <dealer-date-input><label>Dag <input></label></dealer-date-input>
    <dealer-tooltips delay-ms="0"></dealer-tooltips>
  </main>
  <footer>
    <dealer-cookie-hint decline="confirm"><p>Mogen we meten? <a href="#privacy">Wat we bewaren</a></p></dealer-cookie-hint>
  </footer>`;

export interface Surface {
  readonly selector: string;
  /** On the page: opens it. */
  readonly open: () => void;
}

const BANNER = "dealer-cookie-hint >>> [part=banner]";

/** In the order in which they are opened. */
export const WIDE_SURFACES = {
  banner: { selector: BANNER, open: () => {} },
  "call panel": {
    selector: "dealer-call-us >>> [part=panel]",
    open: () => document.querySelector("dealer-call-us")?.setAttribute("open", ""),
  },
  dropdown: {
    selector: "dealer-mega-nav [data-dealer-panel]",
    open: () => {
      for (const label of ["Aanbod", "Klein"])
        document
          .querySelector<HTMLElement>(`dealer-mega-nav [data-dealer-toggle][aria-label*="${label}"]`)
          ?.click();
    },
  },
  suggestions: {
    selector: "dealer-autocomplete [part=list]",
    open: () => {
      const input = document.querySelector<HTMLInputElement>("#search");
      input?.focus();
      Object.assign(input ?? {}, { value: "noorda" });
      input?.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
    },
  },
  tip: {
    selector: "[data-dealer-tip] [part=tip]",
    open: () => document.querySelector<HTMLElement>("#price")?.focus(),
  },
  question: {
    selector: "dealer-cookie-hint >>> [part=dialog]",
    open: () =>
      document
        .querySelector("dealer-cookie-hint")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=decline]")
        ?.click(),
  },
  calendar: {
    selector: "dealer-date-input >>> dialog",
    open: () => {
      document.querySelector("dealer-cookie-hint")?.remove();
      document
        .querySelector("dealer-date-input")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=button]")
        ?.click();
    },
  },
} as const satisfies Readonly<Record<string, Surface>>;

const pressMenu = () => {
  document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector<HTMLElement>("[part=toggle]")?.click();
  for (const label of ["Aanbod", "Klein"])
    document
      .querySelector<HTMLElement>(`dealer-mega-nav [data-dealer-toggle][aria-label*="${label}"]`)
      ?.click();
};

export const NARROW_SURFACES = {
  list: { selector: "dealer-mega-nav >>> #menu[popover]", open: pressMenu },
} as const satisfies Readonly<Record<string, Surface>>;

export const DRAWERS: Readonly<Record<string, Surface>> = {
  drawer: { selector: "dealer-mega-nav >>> dialog", open: pressMenu },
};

/** Puts an author's page into the window. */
export async function putMarkup(ui: Ui, style: PageStyle, markup: string): Promise<void> {
  await ui.eval(
    (html, { css, root = {} }) => {
      const { documentElement, body } = document;
      body.replaceChildren();
      delete documentElement.dataset.theme;
      Object.assign(documentElement.dataset, root);
      (document.querySelector("#theme") as Element).textContent = css;
      body.innerHTML = html;
    },
    markup,
    style,
  );
  await isReady(ui);
}

/** Puts an author's page with all surfaces into the window; of them only the banner is open. */
export const putPage = (ui: Ui, style: PageStyle, menuAttributes = "") =>
  putMarkup(ui, style, MARKUP.replace("<dealer-mega-nav", `<dealer-mega-nav ${menuAttributes}`));

/** Opens a surface, and returns the texts on it once there are some. */
export async function openSurface(ui: Ui, { selector, open }: Surface): Promise<readonly Text[]> {
  await ui.eval(open);
  let texts: readonly Text[] = [];
  const count = async () => {
    texts = await ui.eval(textsOn, selector);
    return texts.length;
  };
  await expect.poll(count, selector).toBeGreaterThan(0);
  return texts;
}
