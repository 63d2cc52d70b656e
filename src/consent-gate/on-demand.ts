import { GATE } from "../kernel/consent/held-markup.ts";
import { reportFile } from "../kernel/task/report.ts";

/** Uses code that most pages do not need: their gates hold frames and nothing else, and are as documented. */
export const withLater = (use: (code: typeof import("./later/later.ts")) => void) =>
  import("./later/later.ts").then(use, (error) => reportFile(GATE, error));
