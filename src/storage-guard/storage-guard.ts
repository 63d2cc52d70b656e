import { type Choice, storedChoice } from "../kernel/consent/consent.ts";
import { watchFrames } from "./frames.ts";
import { guardWindow } from "./guard-window.ts";
import { isBlocking, setBlocking } from "./patching/guarded.ts";
import { readRelease } from "./release-option.ts";

const release = readRelease(document.currentScript);

function block(): void {
  setBlocking(true);
  guardAll();
  watchFrames(guardAll);
}

function guardAll(): void {
  if (isBlocking) guardWindow(window);
}

function onDecided({ detail }: CustomEvent<{ choice?: Choice } | null>): void {
  if (detail?.choice === "accepted") setBlocking(false);
  if (detail?.choice === "declined") block();
}

/** Another tab may have withdrawn the choice while this page had no banner code to report it. */
const onVisibilityChange = () => storedChoice() === "declined" && block();

if (release === "never" || storedChoice() !== "accepted") block();
// On the window and while capturing, so that for all other listeners storage is already as the choice requires.
if (release !== "never") {
  addEventListener("dealer-cookie-hint-decided", onDecided as EventListener, true);
  document.addEventListener("visibilitychange", onVisibilityChange);
}
