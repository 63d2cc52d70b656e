import { reportFile } from "../kernel/task/report.ts";
import { FOLDER, linkToSheet } from "./folder.ts";
import { addLink } from "./link.ts";

/**
 * Makes the style sheet the page's first, so that a theme's cascade layers win over ours; one script tag must be enough. A
 * sheet that the page links elsewhere ends once it is there in front.
 */
export function ensureStyles(loaded: () => void): void {
  const link = linkToSheet();
  if (document.styleSheets[0]?.ownerNode === link) return;
  const { href = `${FOLDER}dealer-elements.css`, sheet }: Partial<HTMLLinkElement> = link ?? {};
  const replace = () => {
    // Not the link: routers compare its attributes with those of the next page.
    if (sheet) sheet.disabled = true;
    loaded();
  };
  keepStyles = addLink("stylesheet", href, replace, () => reportFile(href, "not loaded"));
}

/** Brings the sheet back that a router has taken away or switched off, because the head of its next page has none. */
export let keepStyles = () => {};
