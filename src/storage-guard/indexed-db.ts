import { blockedError } from "./patching/errors.ts";
import { assign, dispatch, later, method, type Realm, setPrototypeOf } from "./patching/natives.ts";
import { type Block, ownerOf } from "./patching/patch.ts";

const NativeEvent = Event;
const NativeTarget = EventTarget;
const listen = method(NativeTarget.prototype.addEventListener);

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

/** Makes `indexedDB.open` return a request that fails in a new task. */
export const indexedDb = (realm: Realm): readonly Block[] => [
  ["IDBFactory", "open", () => failingRequest(ownerOf(realm, "IDBOpenDBRequest"))],
];
