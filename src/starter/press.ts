import { BANNER, bannerAskedBy } from "../kernel/consent/consent-banner.ts";
import { hasAddress } from "../kernel/markup/has-address.ts";
import { isReady, tags } from "./tags.ts";

/** A press that waits for a tag's code. */
export interface Press {
  readonly tag: string;
  /** What must be pressed and let go of. */
  readonly element: HTMLElement;
  readonly target: HTMLElement;
}

const OTHERS = "a[href],button,input,select,textarea,label,summary,video,audio,iframe";

/** The press along this path on an element whose code is not there, or on what opens such an element. */
export function pressOn(path: readonly EventTarget[]): Press | undefined {
  const elements = path.filter((node) => node instanceof HTMLElement);
  const press = pressInside(elements) ?? pressOnOpener(elements);
  return press && !isReady(press.tag) ? press : undefined;
}

/** From the inside out, unless it falls on something that works by itself. */
function pressInside(path: readonly HTMLElement[]): Press | undefined {
  for (const element of path) {
    const tag = element.localName;
    if (tags[tag]?.press) return { tag, element, target: path[0] as HTMLElement };
    if (worksByItself(element)) return undefined;
  }
  return undefined;
}

const worksByItself = (element: HTMLElement) =>
  element.matches(OTHERS) && (element.localName !== "a" || hasAddress(element));

function pressOnOpener(path: readonly HTMLElement[]): Press | undefined {
  const opener = path.find(bannerAskedBy);
  return opener && { tag: BANNER, element: opener, target: opener };
}
