import { guarded } from "./armed.ts";
import { assign, method, setPrototypeOf } from "./natives.ts";
import { patch, prototypeOf, type Realm } from "./patch.ts";
import { later, refusal } from "./refusal.ts";

const NativeEvent = Event;
const NativeTarget = EventTarget;
const dispatch = method(NativeTarget.prototype.dispatchEvent);
const listen = method(NativeTarget.prototype.addEventListener);

/** `indexedDB.open`: a request that fails, in a task of its own. */
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

/** No page can make a request; an event target with the prototype and the state of one is as good. */
function failingRequest(prototype: object | undefined): object {
  const request = assign(new NativeTarget(), PENDING);
  listen(request, "error", (event: Event) => request.onerror?.(event));
  later(() => {
    assign(request, { error: refusal(), readyState: "done" });
    dispatch(request, new NativeEvent("error", { bubbles: true, cancelable: true }));
  });
  setPrototypeOf(request, prototype as object);
  return request;
}
