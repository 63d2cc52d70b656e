import { type Choice, storedChoice } from "../kernel/consent.ts";
import { setArmed } from "./armed.ts";
import { watchFrames } from "./frames.ts";
import { guardWindow } from "./guard-window.ts";
import { releaseOf } from "./release.ts";

const release = releaseOf(document.currentScript);

function arm(): void {
  setArmed(true);
  guardWindow(window);
}

function decide({ detail }: CustomEvent<{ choice?: Choice } | null>): void {
  if (detail?.choice === "accepted") setArmed(false);
  if (detail?.choice === "declined") arm();
}

/** Another tab may have withdrawn the choice while no banner's code was here to say so. */
const look = () => storedChoice() === "declined" && arm();

if (release === "never" || storedChoice() !== "accepted") arm();
// At the window before anyone else, so that whoever hears of the choice finds storage as it says.
if (release !== "never") {
  addEventListener("dealer-cookie-hint-decided", decide as EventListener, true);
  document.addEventListener("visibilitychange", look);
}
watchFrames(guardWindow);
