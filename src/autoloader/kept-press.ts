import { hasAddress } from "../kernel/has-address.ts";
import { loadTag } from "./load-tag.ts";
import { pressedPart } from "./stand-in.ts";
import { isReady, tags } from "./tags.ts";

/*
 * No press is lost. Waiting for `click` is not enough: when an upgrade replaces what is under the pointer, none comes.
 * So a press on a tag without code belongs to the starter from `pointerdown`; it is delivered at `pointerup` inside
 * the tag, once the view has committed, and a click that still follows is swallowed.
 */

interface Press {
  readonly element: HTMLElement;
  readonly target: HTMLElement;
}

/** How late a click may follow its `pointerup`: a touch waits this long for a second tap. */
const CLICK_AFTER_UP_MS = 400;

const OTHERS = "a[href], button, input, select, textarea, label, summary, video, audio, iframe";

/** The press that this event makes on a tag whose code is not there, unless it falls on something that works by itself. */
function pressOf(event: Event): Press | undefined {
  const path = event.composedPath().filter((node) => node instanceof HTMLElement);
  const element = path.find(({ localName }) => tags[localName]?.press);
  const [target] = path;
  if (!element || !target || isReady(element.localName)) return undefined;
  const control = path.slice(0, path.indexOf(element)).find((node) => node.matches(OTHERS));
  if (control && (!control.matches("a") || hasAddress(control))) return undefined;
  return { element, target };
}

const acknowledge = ({ target }: Press) => target.setAttribute("data-dealer-pressed", "");
const forget = ({ target }: Press) => target.removeAttribute("data-dealer-pressed");

async function deliver(press: Press): Promise<void> {
  const arrived = await loadTag(press.element.localName);
  forget(press);
  if (!arrived) return;
  const target = press.target === press.element ? pressedPart(press.element) : press.target;
  target?.click();
}

function cancel(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps what is pressed before its code is there. */
export function keepPresses(): void {
  let held: Press | undefined;
  let swallowUntil = 0;

  const down = (event: PointerEvent) => {
    swallowUntil = 0;
    held = event.isPrimary && event.button === 0 ? pressOf(event) : undefined;
    if (!held) return;
    acknowledge(held);
    loadTag(held.element.localName);
  };
  const up = (event: PointerEvent) => {
    const press = held;
    held = undefined;
    if (!press) return;
    if (!event.composedPath().includes(press.element)) return forget(press);
    swallowUntil = event.timeStamp + CLICK_AFTER_UP_MS;
    setTimeout(deliver, 0, press);
  };
  const giveUp = () => {
    if (held) forget(held);
    held = undefined;
  };
  const click = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    if (event.detail > 0 && event.timeStamp < swallowUntil) {
      swallowUntil = 0;
      return cancel(event);
    }
    keep(event);
  };
  const keydown = (event: KeyboardEvent) => {
    const isPress = event.key === "Enter" || event.key === " ";
    if (isPress && pressOf(event)?.target === pressOf(event)?.element) keep(event);
  };
  const keep = (event: Event) => {
    const press = pressOf(event);
    if (!press) return;
    cancel(event);
    acknowledge(press);
    deliver(press);
  };

  addEventListener("pointerdown", down, true);
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", giveUp, true);
  addEventListener("click", click, true);
  addEventListener("keydown", keydown, true);
}
