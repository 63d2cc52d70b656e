import type { MenuBranch } from "../../menu-branch.ts";
import type { Arrow } from "./arrows.ts";
import { SIGN_AT_END } from "./signs.ts";
import type { TextSign } from "./text-signs.ts";

/** An item's name without the signs and the icon names that only draw an arrow. */
export function nameWithoutArrow(label: string, arrows: readonly Arrow[]): string {
  let name = label;
  for (const { element, part } of arrows) {
    const text = part === "whole" ? element.textContent.trim() : "";
    if (text && name.endsWith(text)) name = name.slice(0, -text.length).trim();
    else if (text && name.startsWith(text)) name = name.slice(text.length).trim();
  }
  return name.replace(SIGN_AT_END, "") || label;
}

/** The sign at the end of the author's text, if an item's label ends with one that no found arrow contains. */
export function signAtEnd(
  { labelElement, panels, toggle }: MenuBranch,
  arrows: readonly Arrow[],
): TextSign | undefined {
  let text: Node | undefined;
  for (let node = panels[0]?.previousSibling; node && !text; node = node.previousSibling)
    if (node !== toggle || node === labelElement) text = lastText(node);
  text ??= labelElement && lastText(labelElement);
  const found = SIGN_AT_END.exec(text?.nodeValue ?? "");
  if (!text || !found || arrows.some(({ element, part }) => part === "whole" && element.contains(text)))
    return undefined;
  return { text, start: found.index, end: found.index + found[0].trimEnd().length };
}

/** The last text in a node that is more than white space. */
function lastText(node: Node): Node | undefined {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue?.trim() ? node : undefined;
  for (let inner = node.lastChild; inner; inner = inner.previousSibling) {
    const found = lastText(inner);
    if (found) return found;
  }
  return undefined;
}
