import { readAddress, writeAddress } from "../address.js";
import { cssOf } from "../connect-demo.js";
import { button, make } from "../make.js";
import { htmlPage } from "./html.js";
import { joomla } from "./joomla.js";
import { react } from "./react.js";
import { vue } from "./vue.js";
import { wordpress } from "./wordpress.js";

const HOSTS = { HTML: htmlPage, WordPress: wordpress, Joomla: joomla, React: react, Vue: vue };
const NAME = "for";

/* The chosen host applies to the snippets of all elements. */
const hostChanges = new EventTarget();
const chosen = () => (readAddress(NAME) in HOSTS ? readAddress(NAME) : Object.keys(HOSTS)[0]);

/** The markup to copy, with the current settings, for the chosen host. */
export function snippetPanel(element, written, settings) {
  const { tagName, attributes, cssProperties } = element;
  const code = make("code");
  const copied = make("span", { role: "status" });
  const hosts = Object.keys(HOSTS).map((host) => {
    const radio = make("input", { type: "radio", name: `${tagName}.for`, value: host });
    radio.addEventListener("change", () => {
      writeAddress(NAME, host);
      hostChanges.dispatchEvent(new Event("chosen"));
    });
    return radio;
  });

  const show = () => {
    const host = chosen();
    for (const radio of hosts) radio.checked = radio.value === host;
    const markup = written.cloneNode(true);
    for (const { name } of attributes) {
      const text = settings.get(name);
      markup.removeAttribute(name);
      if (text !== undefined) markup.setAttribute(name, text);
    }
    code.textContent = HOSTS[host](markup, element, cssOf(tagName, cssProperties, settings));
    copied.textContent = "";
  };
  settings.listen(show);
  hostChanges.addEventListener("chosen", show);
  show();

  const copy = button("Copy", async () => {
    copied.textContent = (await copyText(code)) ? "Copied" : "Selected, to copy with your keyboard";
  });
  return make(
    "div",
    { class: "snippet" },
    make(
      "fieldset",
      { "aria-label": `To copy ${tagName}, for` },
      make("legend", {}, "To copy, for"),
      ...hosts.map((radio) => make("label", {}, radio, ` ${radio.value}`)),
      copy,
      copied,
    ),
    make("pre", {}, code),
  );
}

/** Browsers refuse the clipboard to pages without TLS, and may ask the visitor for permission. */
async function copyText(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return false;
  }
}
