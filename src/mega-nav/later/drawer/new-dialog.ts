import { constructedSheet } from "../../../kernel/styles/constructed-sheet.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import styles from "./drawer.css?inline";

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
  dialog.style.setProperty("--from", direction === "rtl" ? "100%" : "-100%");
  bar.append(close);
  dialog.append(bar, document.createElement("slot"));
  return { dialog, close };
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
