type Call = readonly unknown[];

interface Keeper {
  (...call: Call): void;
  readonly dealerCalls?: Call[];
}

const page = globalThis as unknown as Record<string, Keeper>;

/** Gives the page a function of this name, unless it has one, which keeps its calls until they are taken. */
export function keepCalls(name: string): void {
  if (typeof page[name] === "function") return;
  const dealerCalls: Call[] = [];
  page[name] = Object.assign((...call: Call) => void dealerCalls.push(call), { dealerCalls });
}

/** Calls back with each call of that function from the first on, in order; not for a function of the page's own. */
export function takeCalls(name: string, take: (call: Call) => void): void {
  keepCalls(name);
  const calls = page[name]?.dealerCalls;
  if (!calls || Object.hasOwn(calls, "push")) return;
  Object.assign(calls, { push: take });
  calls.splice(0).forEach(take);
}
