import { reportScript } from "./report.ts";

/**
 * Runs a page's own script, and logs its error under the given name (spec §8), so that a script that fails
 * never stops the page.
 */
export async function declareScript(name: string, script: () => unknown): Promise<void> {
  try {
    await script();
  } catch (error) {
    reportScript(name, error);
  }
}
