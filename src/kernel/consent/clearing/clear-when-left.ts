import { visitorChoice } from "../visitor-choice.ts";
import { clearSiteData } from "./clear-site-data.ts";

/**
 * After a withdrawal elsewhere. This page's scripts run on, because a reload could lose what the visitor has typed. So what
 * they have stored is cleared now, and what they store again each time the visitor leaves the page, until they accept again.
 */
export function clearWhenLeft(): void {
  clearSiteData();
  document.addEventListener("visibilitychange", clearAgain);
  addEventListener("pagehide", clearAgain);
}

function clearAgain({ type }: Event): void {
  if (visitorChoice() !== "declined") stopClearing();
  else if (document.hidden || type === "pagehide") clearSiteData();
}

function stopClearing(): void {
  document.removeEventListener("visibilitychange", clearAgain);
  removeEventListener("pagehide", clearAgain);
}
