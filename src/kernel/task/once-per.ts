/** Makes a value once per key; who asks again has the same. */
export function oncePer<Value extends {}>(make: (key: string) => Value): (key: string) => Value {
  const made: Record<string, Value> = Object.create(null);
  return (key) => (made[key] ??= make(key));
}
