import { apply, type Fn } from "./natives.ts";

/** Whether scripts may store nothing now. */
export let isBlocking = false;

export function setBlocking(value: boolean): void {
  isBlocking = value;
}

/**
 * Calls the answer instead of the native while the guard blocks, and the native otherwise: so a reference that a page took
 * earlier works again after consent too. The native throws the error for a call with too few arguments.
 */
export const guarded = (native: Fn, answer: Fn, nativeSelf = (self: unknown) => self): Fn =>
  function (...args) {
    if (isBlocking && args.length >= native.length) return apply(answer, this, args);
    return apply(native, nativeSelf(this), args);
  };
