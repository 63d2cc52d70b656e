import { seePage } from "../../../support/see-page.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { subjects } from "../../contract/subjects.ts";
import { open, problems } from "../../elements/page.ts";
import { tries } from "../trials.ts";
import { WHOLE_PAGE } from "./visit.ts";

declare global {
  interface Window {
    place?: ParentNode;
  }
}

const PLACED = ["dealer-mega-nav", "dealer-call-us", "dealer-carousel", "dealer-date-input"];
const HTML = subjects
  .filter(({ tag }) => PLACED.includes(tag))
  .map(({ html }) => html)
  .join("");

/** Where an author, a page builder or a script puts tags; each function stores their root in `window.place`. */
const PLACES: Readonly<Record<string, (html: string) => void | Promise<void>>> = {
  "a form": (html) => {
    document.body.insertAdjacentHTML("afterbegin", `<form action="/sent" id="place">${html}</form>`);
    window.place = document.querySelector("#place") ?? document;
  },
  "a table": (html) => {
    document.body.insertAdjacentHTML("afterbegin", `<table><tr><td id="place">${html}</td></tr></table>`);
    window.place = document.querySelector("#place") ?? document;
  },
  "a modal dialog": (html) => {
    const dialog = document.createElement("dialog");
    dialog.innerHTML = html;
    document.body.append(dialog);
    dialog.showModal();
    window.place = dialog;
  },
  "a template that is cloned": (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const place = document.createElement("div");
    place.append(template.content.cloneNode(true));
    document.body.prepend(template, place);
    window.place = place;
  },
  "a shadow root": (html) => {
    const host = document.createElement("div");
    document.body.prepend(host);
    window.place = host.attachShadow({ mode: "open" });
    host.shadowRoot?.append(document.createRange().createContextualFragment(html));
  },
  "a frame": async (html) => {
    const frame = document.createElement("iframe");
    const starter = document.querySelector<HTMLScriptElement>("script[src*='dealer-elements.js']")?.src;
    frame.srcdoc = `<!doctype html><script type="module" src="${starter}"></script>${html}`;
    frame.width = "1000";
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
    });
    document.body.prepend(frame);
    await loaded;
    window.place = frame.contentDocument ?? document;
  },
};

const PRESSES = {
  "dealer-mega-nav": "[data-dealer-toggle]",
  "dealer-call-us": "[part=button]",
  "dealer-carousel": "[part=next]",
  "dealer-date-input": "[part=button]",
};

const TAGS = Object.keys(PRESSES) as (keyof typeof PRESSES)[];

const notDefined = (ui: Ui) =>
  ui.eval(() =>
    [...(window.place?.querySelectorAll(":not(:defined)") ?? [])].map(({ localName }) => localName),
  );

function press(tag: string, part: string) {
  const element = window.place?.querySelector(tag);
  const button = element?.querySelector(part) ?? element?.shadowRoot?.querySelector(part);
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true }));
  return button !== null && button !== undefined;
}

/** What a successful press changes. */
const ANSWERS: Readonly<Record<keyof typeof PRESSES, string>> = {
  "dealer-mega-nav": "dealer-mega-nav [data-dealer-toggle][aria-expanded=true]",
  "dealer-call-us": "dealer-call-us:state(open)",
  "dealer-carousel": "dealer-carousel [data-dealer-slide][inert]",
  "dealer-date-input": "dealer-date-input:state(open)",
};

const answers = (ui: Ui, answer: string) =>
  ui.eval((selector) => window.place?.querySelector(selector) !== null, answer);

/** On the page: whether the element's style sheet applies to the author's content. */
function isStyled() {
  const panel = window.place?.querySelector("dealer-mega-nav [data-dealer-panel]");
  return panel ? getComputedStyle(panel).contain === "style" : false;
}

for (const [place, put] of Object.entries(PLACES))
  test(`elements work inside ${place}`, async ({ ui }) => {
    tries("places", PLACED.length);
    await open(ui, WHOLE_PAGE);
    const address = await ui.url();
    await ui.eval(put, HTML);
    await ui.eval(seePage);
    await expect.poll(() => notDefined(ui)).toEqual([]);
    for (const tag of TAGS) {
      await expect.poll(() => ui.eval(press, tag, PRESSES[tag]), tag).toBe(true);
      await expect.poll(() => answers(ui, ANSWERS[tag]), tag).toBe(true);
    }
    expect(await ui.eval(isStyled)).toBe(true);
    expect(await ui.url()).toBe(address);
    expect(await problems(ui)).toEqual([]);
  });
