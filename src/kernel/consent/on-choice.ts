import { pageSource } from "../page/page-source.ts";
import { clearWhenLeft } from "./clearing/clear-when-left.ts";
import type { Choice } from "./consent.ts";
import { onOtherWindows } from "./other-windows.ts";
import { keepReported, visitorChoice } from "./visitor-choice.ts";

/**
 * Calls back after each change of the visitor's choice: in a banner, in another window, or while the page was away.
 * It needs no banner's code on the page.
 */
export const onChoice = pageSource<Choice | undefined>((publish, signal) => {
  let before = visitorChoice();
  const look = (reported: unknown) => {
    keepReported(reported);
    const choice = visitorChoice();
    if (choice === before) return;
    // Before anyone hears of it: a storage guard then blocks what is to be cleared.
    if (before === "accepted" && choice === "declined") clearWhenLeft();
    before = choice;
    publish(choice);
  };
  // A page's own event may have anything in it.
  document.addEventListener("dealer-cookie-hint-decided", ({ detail }) => look(Object(detail).choice), {
    signal,
  });
  onOtherWindows(look, signal);
});
