/** Returns a function that makes a value once per key, and then returns the same value again. */
export function memoize<Key extends string, Value extends {}>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made: Record<Key, Value> = Object.create(null);
  return (key) => (made[key] ??= make(key));
}
