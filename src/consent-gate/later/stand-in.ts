/** Puts a method in the place of an object's own or inherited one; returns what ends that. */
export function standIn(object: object, name: string, method: (...args: never[]) => unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, writable: true, value: method });
  return () => {
    if (Reflect.get(object, name) !== method) return;
    if (own) Object.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
  };
}
