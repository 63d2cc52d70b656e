import { make } from "./make.js";

/** Calls an element's method, and loads its code first if the page has not needed it, as for an answered banner. */
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
