import { GATE } from "../../kernel/consent/held-markup.ts";
import { warnMarkup } from "../../kernel/task/report.ts";
import { standIn } from "./stand-in.ts";

/**
 * Runs an inline script whose `document.write` would erase the page, because the page has been parsed. For a script with an
 * address the browser itself ignores it.
 */
export function withoutWriting(run: () => void): void {
  const ends = ["write", "writeln", "open", "close"].map((name) =>
    standIn(document, name, () => ignore(name)),
  );
  try {
    run();
  } finally {
    for (const end of ends) end();
  }
}

function ignore(name: string): void {
  warnMarkup(GATE, `ignores document.${name} of a held script, which would erase the page.`);
}
