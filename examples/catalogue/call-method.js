import { make } from "./make.js";

/** Calls a live element's method: one that a page has no use for yet, such as an answered banner, is fetched first. */
export async function callMethod(page, { tagName, module }, name) {
  if (!page.customElements.get(tagName)) await runIn(page, module);
  page.document.querySelector(tagName)[name]();
}

const runIn = (page, { href }) =>
  new Promise((resolve, reject) => {
    const script = make("script", { type: "module", src: href });
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    page.document.head.append(script);
  });
