/** Looks for frames that no call of the page puts there: the parser's, and those that have loaded another document. */
export function watchFrames(look: () => void): void {
  document.addEventListener("load", look, true);
  if (document.readyState !== "loading") return;
  const parser = new MutationObserver(look);
  parser.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", ({ isTrusted }) => isTrusted && parser.disconnect());
}
