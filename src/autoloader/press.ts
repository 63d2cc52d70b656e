import { hasAddress } from "../kernel/has-address.ts";
import { isReady, tags } from "./tags.ts";

/** A press on an element whose code is not there. */
export interface Press {
  readonly element: HTMLElement;
  readonly target: HTMLElement;
}

const OTHERS = "a[href], button, input, select, textarea, label, summary, video, audio, iframe";

/** The press along this path, innermost first, unless it falls on something that works by itself. */
export function pressOn(path: readonly EventTarget[]): Press | undefined {
  const elements = path.filter((node) => node instanceof HTMLElement);
  const element = elements.find(({ localName }) => tags[localName]?.press);
  const [target] = elements;
  if (!element || !target || isReady(element.localName)) return undefined;
  const control = elements.slice(0, elements.indexOf(element)).find((node) => node.matches(OTHERS));
  if (control && (!control.matches("a") || hasAddress(control))) return undefined;
  return { element, target };
}
