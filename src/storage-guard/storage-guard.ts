import { type Choice, CONSENT_CHANNEL, CONSENT_VALUES } from "../kernel/consent/consent.ts";
import { isPrerendering } from "../kernel/page/prerendering.ts";
import { accepted, declined } from "./cookies/consent-text.ts";
import { storedValue } from "./cookies/document-cookie.ts";
import { watchFrames } from "./frames.ts";
import { guardWindow } from "./guard-window.ts";
import { isReleasable } from "./options.ts";
import { isBlocking, setBlocking } from "./patching/blocking.ts";
import { attempt, each, later } from "./patching/natives.ts";
import { clearStored } from "./web-storage/clear-stored.ts";

/** Besides a banner's event: when a page comes before the visitor, or may do so; `focus` comes of a window that was in sight beside another one. */
const SIGNS = ["dealer-cookie-hint-decided", "focus", "pageshow", "prerenderingchange", "visibilitychange"];

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
  if (value !== declined || isBlocking) return;
  clearStored();
  block();
}

/** A banner's report, or a sign that the visitor may have chosen while this page was away. */
const onSign = ({ detail }: CustomEvent<{ choice?: Choice } | null>) =>
  follow(CONSENT_VALUES[detail?.choice as Choice] ?? storedValue());

if (!isReleasable || isPrerendering() || storedValue() !== accepted) block();
if (isReleasable) {
  // On the window and while capturing, so that for all other listeners storage is already as the choice requires.
  each(SIGNS, (type) => addEventListener(type, onSign as EventListener, true));
  // Some frames may not open a channel.
  attempt(() => {
    // In a new task: the page's own listeners first clear cookies and databases.
    new BroadcastChannel(CONSENT_CHANNEL).onmessage = ({ data }) => later(() => follow(data));
  });
}
