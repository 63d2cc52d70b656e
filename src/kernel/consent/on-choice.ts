import { pageSource } from "../page/page-source.ts";
import { clearWhenLeft } from "./clearing/clear-when-left.ts";
import type { Choice } from "./consent.ts";
import { keepReported, visitorChoice } from "./visitor-choice.ts";

/** `focus` comes of a window that was in sight beside another one. */
const OF_WINDOW = ["focus", "pageshow"];
const OF_DOCUMENT = ["prerenderingchange", "visibilitychange"];

/**
 * Calls back after each change of the visitor's choice: in a banner, in another tab or window, or while the page was away.
 * It needs no banner's code on the page.
 */
export const onChoice = pageSource<Choice | undefined>((publish, signal) => {
  let before = visitorChoice();
  const look = () => {
    const choice = visitorChoice();
    if (choice === before) return;
    // Before anyone hears of it: a storage guard then blocks what is to be cleared.
    if (before === "accepted" && choice === "declined") clearWhenLeft();
    before = choice;
    publish(choice);
  };
  const onDecided = (event: DocumentEventMap["dealer-cookie-hint-decided"]) => {
    keepReported(event);
    look();
  };
  document.addEventListener("dealer-cookie-hint-decided", onDecided, { signal });
  for (const type of OF_WINDOW) addEventListener(type, look, { signal });
  for (const type of OF_DOCUMENT) document.addEventListener(type, look, { signal });
  window.cookieStore?.addEventListener("change", look, { signal });
});
