import { apply, type Fn } from "./natives.ts";

/** Whether nothing may be kept. */
export let armed = false;

export function setArmed(value: boolean): void {
  armed = value;
}

/**
 * Answers in the native's place while nothing may be kept, and is the native from then on: so a reference that a page
 * took before lets go with all others. A call with too few arguments is the native's to refuse.
 */
export const guarded = (native: Fn, answer: Fn, nativeSelf = (self: unknown) => self): Fn =>
  function (...args) {
    if (armed && args.length >= native.length) return apply(answer, this, args);
    return apply(native, nativeSelf(this), args);
  };
