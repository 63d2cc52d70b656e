import { blockedError, later } from "./patching/blocked-error.ts";
import { guarded } from "./patching/guarded.ts";
import { assign, method, setPrototypeOf } from "./patching/natives.ts";
import { patch, prototypeOf, type Realm } from "./patching/patch.ts";

const NativeEvent = Event;
const NativeTarget = EventTarget;
const dispatch = method(NativeTarget.prototype.dispatchEvent);
const listen = method(NativeTarget.prototype.addEventListener);

/** Makes `indexedDB.open` return a request that fails in a new task. */
export function guardIndexedDb(realm: Realm): void {
  const request = prototypeOf(realm, "IDBOpenDBRequest");
  patch(prototypeOf(realm, "IDBFactory"), "open", (native) => guarded(native, () => failingRequest(request)));
}

const PENDING = {
  error: null as unknown,
  onblocked: null,
  onerror: null as ((event: Event) => void) | null,
  onsuccess: null,
  onupgradeneeded: null,
  readyState: "pending",
  result: undefined,
};

/** Scripts cannot construct a request, so this is an event target with the prototype and the state of one. */
function failingRequest(prototype: object | undefined): object {
  const request = assign(new NativeTarget(), PENDING);
  listen(request, "error", (event: Event) => request.onerror?.(event));
  later(() => {
    assign(request, { error: blockedError(), readyState: "done" });
    dispatch(request, new NativeEvent("error", { bubbles: true, cancelable: true }));
  });
  setPrototypeOf(request, prototype as object);
  return request;
}
