/** Returns a function that makes a value once per key, and then returns the same value again. */
export function memoize<Value extends {}>(make: (key: string) => Value): (key: string) => Value {
  const made: Record<string, Value> = Object.create(null);
  return (key) => (made[key] ??= make(key));
}
