import { VENDOR } from "../../server/fieldVariant.ts";
import type { Ui } from "../../support/ui.ts";

/* A refresh by morphing keeps the nodes and makes their attributes and children those that the server sends. */

/** Makes the content of the first element that matches the server's. */
type Refresh = (ui: Ui, selector: string, html: string) => Promise<void>;

/** Libraries by the way in which a page gets them. */
export const REFRESHES: Readonly<Record<string, Refresh>> = {
  idiomorph: (ui, selector, html) =>
    ui.eval(
      async (library, wanted, text) => {
        const { Idiomorph } = await import(library);
        Idiomorph.morph(document.querySelector(wanted), text, { morphStyle: "innerHTML" });
      },
      `${VENDOR}idiomorph/dist/idiomorph.esm.js`,
      selector,
      html,
    ),
  "Turbo's morphing": (ui, selector, html) =>
    ui.eval(
      async (library, wanted, text) => {
        const { morphChildren } = await import(library);
        const element = document.querySelector(wanted);
        const next = element?.cloneNode(false) as Element;
        next.innerHTML = text;
        morphChildren(element, next);
      },
      `${VENDOR}@hotwired/turbo/dist/turbo.es2017-esm.js`,
      selector,
      html,
    ),
  "Alpine's and Livewire's morphing": (ui, selector, html) =>
    ui.eval(
      async (library, wanted, text) => {
        const { morph: addTo } = await import(library);
        const alpine: { morph?(element: Element | null, next: Element): void } = {};
        addTo(alpine);
        const element = document.querySelector(wanted);
        const next = element?.cloneNode(false) as Element;
        next.innerHTML = text;
        alpine.morph?.(element, next);
      },
      `${VENDOR}@alpinejs/morph/dist/module.esm.js`,
      selector,
      html,
    ),
};
