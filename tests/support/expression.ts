type JsonFunction = (...args: never[]) => unknown;

/** The source of a call, for evaluation on a page: the function can use only its arguments. */
export function callExpression(fn: JsonFunction | string, args: readonly unknown[]): string {
  return `(${fn})(${args.map(toSource).join(", ")})`;
}

/** The same for a function whose first argument is the element of a selector, or null. */
export function elementExpression(fn: JsonFunction, selector: string, args: readonly unknown[] = []): string {
  return `(${fn})(${[callExpression(findDeep, [selector]), ...args.map(toSource)].join(", ")})`;
}

function toSource(value: unknown) {
  return value === undefined ? "undefined" : JSON.stringify(value);
}

function findDeep(selector: string): Element | null {
  let root: ParentNode | null = document;
  let found: Element | null = null;
  for (const step of selector.split(">>>")) {
    found = root?.querySelector(step) ?? null;
    root = found && (found.shadowRoot ?? found);
  }
  return found;
}
