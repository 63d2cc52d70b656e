import type { Driver } from "../Driver.ts";
import type { Wire } from "./wire.ts";

interface Outcome {
  value?: unknown;
  error?: string;
}

export function createRun(send: Wire): Driver["run"] {
  return async (expression) => {
    const { value, error } = (await send("POST", "/execute/async", {
      script: script(expression),
      args: [],
    })) as Outcome;
    if (error !== undefined) throw new Error(error);
    return value;
  };
}

function script(expression: string) {
  return `const done = arguments[0];
    Promise.resolve().then(() => (${expression})).then(
      (value) => done({ value }),
      (reason) => done({ error: String(reason) }),
    );`;
}
