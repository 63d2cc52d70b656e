import { reportScript } from "./report.ts";

/**
 * Runs a page's own script and logs what it throws or rejects with, by the name it was declared with (spec §8).
 * A failing script never stops the page.
 */
export async function declareScript(name: string, script: () => unknown): Promise<void> {
  try {
    await script();
  } catch (error) {
    reportScript(name, error);
  }
}
