/** Whether two objects of one kind are one, or hold the same under the same names. */
export const isAlike = (one: object | null, other: object | null) =>
  one === other ||
  Object.entries(one ?? {}).every(([name, value]) => value === Reflect.get(other ?? {}, name));
