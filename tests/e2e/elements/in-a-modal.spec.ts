import { VENDOR } from "../../server/fieldVariant.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, problems, WIDE } from "./page.ts";

/* What opens in a dialog of the page closes alone. */

const CONTENT = `<dealer-call-us><a id="number" href="tel:1">0113 11 22 33</a></dealer-call-us>
  <dealer-mega-nav><ul><li><a href="#a">Aanbod</a><ul><li><a id="suv" href="#s">SUV</a></li></ul></li></ul></dealer-mega-nav>`;

interface Modal {
  readonly html: string;
  /** On the page. */
  readonly open: (vendor: string) => unknown;
}

const loadBootstrap = async (vendor: string) => {
  const load = (element: HTMLElement) =>
    new Promise((resolve) => {
      element.addEventListener("load", resolve);
      document.head.append(element);
    });
  const folder = `${vendor}bootstrap-5/dist/`;
  const href = `${folder}css/bootstrap.min.css`;
  const src = `${folder}js/bootstrap.bundle.min.js`;
  await load(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  await load(Object.assign(document.createElement("script"), { src }));
};

const MODALS: Readonly<Record<string, Modal>> = {
  "Bootstrap's modal": {
    html: `<div class="modal" tabindex="-1" id="modal"><div class="modal-dialog"><div class="modal-content">${CONTENT}</div></div></div>`,
    open: () => Reflect.get(window, "bootstrap").Modal.getOrCreateInstance("#modal").show(),
  },
  "Bootstrap's offcanvas": {
    html: `<div class="offcanvas offcanvas-start" tabindex="-1" id="modal"><div class="offcanvas-body">${CONTENT}</div></div>`,
    open: () => Reflect.get(window, "bootstrap").Offcanvas.getOrCreateInstance("#modal").show(),
  },
  "a dialog": {
    html: `<dialog id="modal">${CONTENT}</dialog>`,
    open: () => (document.querySelector("#modal") as HTMLDialogElement).showModal(),
  },
  "a dialog by ARIA": {
    html: `<div id="modal" role="dialog" aria-modal="true" hidden>${CONTENT}</div>`,
    open: () => {
      const modal = document.querySelector("#modal") as HTMLElement;
      modal.hidden = false;
      const close = ({ key }: KeyboardEvent) => {
        if (key === "Escape") modal.hidden = true;
      };
      document.addEventListener("keydown", close, true);
    },
  },
};

const PANELS = { number: "dealer-call-us >>> [part=button]", suv: "dealer-mega-nav [data-dealer-toggle]" };

const isOnTop = (ui: Ui, id: string) =>
  ui.eval((name) => {
    const link = document.getElementById(name);
    const { left = 0, top = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
    return width > 0 && document.elementFromPoint(left + width / 2, top + height / 2) === link;
  }, id);
const isOpen = (ui: Ui) =>
  ui.eval(() => document.querySelector("#modal")?.checkVisibility({ visibilityProperty: true }) ?? false);

for (const [name, { html, open }] of Object.entries(MODALS))
  test(`one Escape closes one thing in ${name}`, async ({ ui }) => {
    await ui.viewport(...WIDE);
    await ui.goto("/tests/pages/surfaces.html?probe");
    if (name.startsWith("Bootstrap")) await ui.eval(loadBootstrap, VENDOR);
    for (const [id, button] of Object.entries(PANELS)) {
      await ui.eval(
        (markup) =>
          void document.body.replaceChildren(document.createRange().createContextualFragment(markup)),
        html,
      );
      await isReady(ui);
      await ui.eval(open, VENDOR);
      await expect.poll(() => isOpen(ui), id).toBe(true);
      await expect
        .poll(() => ui.eval(() => document.querySelector("#modal")?.getAnimations().length))
        .toBe(0);
      await ui.click(button);
      await expect.poll(() => isOnTop(ui, id), id).toBe(true);
      await ui.press("Escape");
      await expect.poll(() => isOnTop(ui, id), id).toBe(false);
      expect(await isOpen(ui), id).toBe(true);
      await ui.press("Escape");
      await expect.poll(() => isOpen(ui), id).toBe(false);
    }
    expect(await problems(ui)).toEqual([]);
  });
