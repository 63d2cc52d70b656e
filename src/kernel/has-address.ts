/** Whether a link leads anywhere; one that does not is a label. */
export function hasAddress(link: Element): boolean {
  const href = link.getAttribute("href")?.trim() ?? "";
  return href !== "" && href !== "#" && !href.toLowerCase().startsWith("javascript:");
}
