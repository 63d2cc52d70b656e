import { type Choice, CONSENT_VALUES } from "../kernel/consent/consent.ts";
import { isPrerendering } from "../kernel/page/prerendering.ts";
import { accepted, declined } from "./cookies/consent-text.ts";
import { storedValue } from "./cookies/document-cookie.ts";
import { watchFrames } from "./frames.ts";
import { guardWindow } from "./guard-window.ts";
import { isReleasable } from "./options.ts";
import { isBlocking, setBlocking } from "./patching/blocking.ts";
import { each, later } from "./patching/natives.ts";

function block(): void {
  setBlocking(true);
  guardAll();
  watchFrames(guardAll);
}

function guardAll(): void {
  if (isBlocking) guardWindow(window);
}

function follow(value: unknown): void {
  if (value === accepted && !isPrerendering()) setBlocking(false);
  if (value === declined && !isBlocking) block();
}

const onDecided = ({ detail }: CustomEvent<{ choice?: Choice } | null>) =>
  follow(CONSENT_VALUES[detail?.choice as Choice]);

/** The choice may have been made elsewhere, while this page has no banner's code to report it. */
const onShown = () => follow(storedValue());

/** When a page comes before the visitor, or may do so; `focus` comes of a window that was in sight beside another one. */
const SHOWN = ["focus", "pageshow", "prerenderingchange", "visibilitychange"];

if (!isReleasable || isPrerendering() || storedValue() !== accepted) block();
// On the window and while capturing, so that for all other listeners storage is already as the choice requires.
if (isReleasable) {
  addEventListener("dealer-cookie-hint-decided", onDecided as EventListener, true);
  each(SHOWN, (type) => addEventListener(type, onShown, true));
  // In a new task, because the event may be about another cookie, which the page's listeners may not see yet.
  window.cookieStore?.addEventListener("change", () => later(onShown));
}
