import { expect, type Ui } from "../../support/ui.ts";

/** How a visitor brings an element of the guide into use. */
interface Use {
  /** On the page; without our code only what it does to the author's own nodes happens. */
  readonly act: () => void;
  /** What there is then. */
  readonly shows: string;
}

/** In an order in which none has to be closed first. */
export const USES: Readonly<Record<string, Use>> = {
  "dealer-mega-nav": {
    act: () => {
      const menu = document.querySelector("dealer-mega-nav");
      menu?.shadowRoot?.querySelector<HTMLElement>("[part=toggle]")?.click();
      menu?.querySelector<HTMLElement>("[data-dealer-toggle]")?.click();
    },
    shows: "dealer-mega-nav [aria-expanded=true]",
  },
  "dealer-carousel": {
    act: () =>
      document
        .querySelector("dealer-carousel")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=next]")
        ?.click(),
    shows: "dealer-carousel > [inert]:first-child",
  },
  "dealer-call-us": {
    act: () => document.querySelector("dealer-call-us")?.shadowRoot?.querySelector("button")?.click(),
    shows: "dealer-call-us:state(open)",
  },
  "dealer-autocomplete": {
    act: () => {
      document.querySelector("dealer-autocomplete")?.setAttribute("url", "/~suggest/objects");
      const input = document.querySelector<HTMLInputElement>("dealer-autocomplete input");
      input?.focus();
      Object.assign(input ?? {}, { value: "noorda" });
      input?.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
    },
    shows: "dealer-autocomplete:state(open)",
  },
  "dealer-tooltips": {
    act: () => document.querySelector<HTMLElement>("a[data-dealer-tooltip]")?.focus(),
    shows: "dealer-tooltips:state(visible)",
  },
  "dealer-date-input": {
    act: () => document.querySelector("dealer-date-input")?.shadowRoot?.querySelector("button")?.click(),
    shows: "dealer-date-input:state(open)",
  },
};

/** Uses an element, and waits until its page shows it. */
export async function bringIntoUse(ui: Ui, { act, shows }: Use): Promise<void> {
  await ui.eval(act);
  await expect.poll(() => ui.eval((path) => document.querySelector(path) !== null, shows), shows).toBe(true);
}
