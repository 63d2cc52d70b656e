import { constructedSheet } from "../../../kernel/styles/constructed-sheet.ts";
import { menuButton } from "../../control/menu-button.ts";
import { MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { backgroundBehind } from "../../narrow/background-behind.ts";
import { ITEM } from "../../reading/nodes.ts";
import styles from "./drawer.css?inline";
import { readableColour } from "./readable-colour.ts";

/** A dialog for the author's list: the first slot in a shadow tree shows it. */
export function newDialog({ element, state }: MegaNavHost) {
  const close = newElement("button", { part: "close", type: "button" });
  const bar = newElement("div", { class: "bar" });
  const dialog = newElement("dialog", {
    part: "drawer",
    "data-place": state.get().place,
    // A press on text in the dialog must not move the focus out of it.
    tabindex: "-1",
  });
  const { direction } = getComputedStyle(element);
  dialog.style.background = backgroundBehind(element);
  dialog.style.setProperty("--from", direction === "rtl" ? "100%" : "-100%");
  bar.append(close);
  dialog.append(bar, document.createElement("slot"));
  return { dialog, close };
}

/** Some themes colour the links of a dark bar, and not the bar: the dialog's own texts would have the page's colour on it. */
export function setColour(dialog: HTMLElement, host: MegaNavHost): void {
  const link = host.element.querySelector(`${ITEM} > :is(a, span, button), a[${MARK.item}]`);
  const { backgroundColor, backgroundImage, color } = getComputedStyle(dialog);
  const others = [menuButton(host), link].flatMap((one) => (one ? [getComputedStyle(one).color] : []));
  const background = { background: backgroundColor, hasPicture: backgroundImage !== "none" };
  const readable = readableColour([color, ...others], background);
  if (readable !== color) dialog.style.color = readable;
}

export function addStyles(root: ShadowRoot): void {
  const sheet = constructedSheet(styles);
  const others = root.adoptedStyleSheets.filter((one) => one !== sheet);
  root.adoptedStyleSheets = [...others, sheet];
}

export function setTexts(dialog: HTMLElement, close: HTMLElement, { options }: MegaNavHost): void {
  const { label, closeLabel } = options.get();
  const cross = newElement("span", { class: "cross", "aria-hidden": "true" });
  dialog.setAttribute("aria-label", label);
  close.replaceChildren(cross, closeLabel);
}

function newElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
