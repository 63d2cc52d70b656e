import { BANNER } from "../kernel/consent/consent-banner.ts";
import { findEarlierPress } from "./earlier-press.ts";
import { loadTag } from "./load-tag.ts";
import { mayMark } from "./may-mark.ts";
import { pressedPart } from "./placeholder.ts";
import { type Press, pressOn } from "./press.ts";
import { CODE_TIMEOUT_MS } from "./time-limit.ts";

/*
 * No press is lost. Waiting for `click` is not enough: the browser dispatches none when an upgrade replaces the element
 * under the pointer. So the starter handles a press on a tag without code from `pointerdown` on. It delivers the press
 * at `pointerup` inside the tag, before other waiting work, and swallows a click that still follows.
 */

/** A click can come this long after its `pointerup`, because a touch waits for a second tap. */
const CLICK_AFTER_UP_MS = 400;

const acknowledge = ({ target }: Press) => mayMark(target) && target.setAttribute("data-dealer-pressed", "");
const forget = ({ target }: Press) => target.removeAttribute("data-dealer-pressed");

/** A press is delivered even when the code is late, but it looks pressed only until the time-out: longer would look broken. */
async function deliver(press: Press): Promise<void> {
  setTimeout(() => forget(press), CODE_TIMEOUT_MS);
  const arrived = await loadTag(press.tag);
  forget(press);
  if (!arrived) return;
  const isOnHost = press.target === press.element;
  ((isOnHost && pressedPart(press.element)) || press.target).click();
}

function cancel(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

let held: Press | undefined;

/** Whether a pointer is down on an element without code. */
export const isPressing = () => !!held;

/** Keeps presses on elements without code, and delivers them when the code has loaded. */
export function keepPresses(): void {
  let swallowUntil = 0;
  let hasKept = false;

  const keep = (press: Press) => {
    hasKept = true;
    acknowledge(press);
    deliver(press);
  };
  const dropHeld = () => {
    if (held) forget(held);
    held = undefined;
  };
  const down = (event: PointerEvent) => {
    dropHeld();
    swallowUntil = 0;
    if (event.isPrimary && event.button === 0) held = pressOn(event.composedPath());
    if (!held) return;
    acknowledge(held);
    loadTag(held.tag);
  };
  const up = (event: PointerEvent) => {
    const press = held;
    held = undefined;
    if (!press) return;
    if (!event.composedPath().includes(press.element)) return forget(press);
    swallowUntil = event.timeStamp + CLICK_AFTER_UP_MS;
    keep(press);
  };
  const click = (event: MouseEvent) => {
    const press = pressOn(event.composedPath());
    // A theme's script may pass a click on; to open twice changes nothing, to toggle twice would.
    if (!event.isTrusted && press?.tag !== BANNER) return;
    const isSwallowed = event.detail > 0 && event.timeStamp < swallowUntil;
    if (press || isSwallowed) cancel(event);
    if (press && !isSwallowed) keep(press);
    swallowUntil = 0;
  };
  const keydown = (event: KeyboardEvent) => {
    if (!["Enter", " "].includes(event.key)) return;
    const press = pressOn(event.composedPath());
    if (!press || press.target !== press.element) return;
    cancel(event);
    if (!event.repeat) keep(press);
  };

  addEventListener("pointerdown", down, true);
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", dropHeld, true);
  addEventListener("click", click, true);
  addEventListener("keydown", keydown, true);
  findEarlierPress((press) => hasKept || keep(press));
}
