/** Whether two objects with the same property names have the same values. */
export const isShallowEqual = (one: object | null, other: object | null) =>
  one === other ||
  Object.entries(one ?? {}).every(([name, value]) => value === Reflect.get(other ?? {}, name));
