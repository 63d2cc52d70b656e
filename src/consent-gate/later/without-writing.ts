import { GATE } from "../../kernel/consent/held-markup.ts";
import { warnMarkup } from "../../kernel/task/report.ts";

const WRITERS = ["write", "writeln", "open", "close"] as const;

/**
 * Runs an inline script whose `document.write` would erase the page, because the page has been parsed. For a script with an
 * address the browser itself ignores it.
 */
export function withoutWriting(run: () => void): void {
  const before = WRITERS.map((name) => [name, Object.getOwnPropertyDescriptor(document, name)] as const);
  for (const name of WRITERS)
    Object.defineProperty(document, name, { configurable: true, writable: true, value: () => ignore(name) });
  try {
    run();
  } finally {
    for (const [name, own] of before) restore(name, own);
  }
}

function restore(name: string, own: PropertyDescriptor | undefined): void {
  if (own) Object.defineProperty(document, name, own);
  else Reflect.deleteProperty(document, name);
}

function ignore(name: string): void {
  warnMarkup(GATE, `ignores document.${name} of a held script, which would erase the page.`);
}
