import { BANNER, bannerOpenedBy } from "../kernel/consent/consent-banner.ts";
import { hasAddress } from "../kernel/markup/has-address.ts";
import { isReady, tags } from "./tags.ts";

/** A press that waits for a tag's code. */
export interface Press {
  readonly tag: string;
  /** The element in which the pointer must go down and up. */
  readonly element: HTMLElement;
  readonly target: HTMLElement;
}

const INTERACTIVE = "a[href],button,input,select,textarea,label,summary,video,audio,iframe";

/** The press of an event with this path, if it is on an element without code or on a button that opens one. */
export function pressOn(path: readonly EventTarget[]): Press | undefined {
  const elements = path.filter((node) => node instanceof HTMLElement);
  const press = pressInside(elements) ?? pressOnOpener(elements);
  return press && !isReady(press.tag) ? press : undefined;
}

/** Looks from the innermost element outwards, and stops at an element that works by itself. */
function pressInside(path: readonly HTMLElement[]): Press | undefined {
  for (const element of path) {
    const tag = element.localName;
    if (tags[tag]?.press) return { tag, element, target: path[0] as HTMLElement };
    if (worksByItself(element)) return undefined;
  }
  return undefined;
}

const worksByItself = (element: HTMLElement) =>
  element.matches(INTERACTIVE) && (element.localName !== "a" || hasAddress(element));

function pressOnOpener(path: readonly HTMLElement[]): Press | undefined {
  for (const element of path) {
    const tag = bannerOpenedBy(element) ? BANNER : Object.keys(tags).find((one) => isOpener(element, one));
    if (tag) return { tag, element, target: element };
  }
  return undefined;
}

const isOpener = (element: Element, tag: string) =>
  tags[tag]?.opener && element.matches(tags[tag].opener) && document.querySelector(tag);
