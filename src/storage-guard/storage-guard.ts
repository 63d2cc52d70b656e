import { type Choice, storedChoice } from "../kernel/consent.ts";
import { armed, setArmed } from "./armed.ts";
import { guardWindow } from "./guard-window.ts";
import { releaseOf } from "./release.ts";
import { watchFrames } from "./watch-frames.ts";

const release = releaseOf(document.currentScript);

function arm(): void {
  setArmed(true);
  look();
  watchFrames(look);
}

function look(): void {
  if (armed) guardWindow(window);
}

function decide({ detail }: CustomEvent<{ choice?: Choice } | null>): void {
  if (detail?.choice === "accepted") setArmed(false);
  if (detail?.choice === "declined") arm();
}

/** Another tab may have withdrawn the choice while no banner's code was here to say so. */
const heedOtherTabs = () => storedChoice() === "declined" && arm();

if (release === "never" || storedChoice() !== "accepted") arm();
// At the window before anyone else, so that whoever hears of the choice finds storage as it says.
if (release !== "never") {
  addEventListener("dealer-cookie-hint-decided", decide as EventListener, true);
  document.addEventListener("visibilitychange", heedOtherTabs);
}
