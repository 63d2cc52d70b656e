import type { Ui } from "../../support/ui.ts";

/** What has been logged and is not expected. */
export const unexpected = async (ui: Ui, expected: RegExp | undefined) =>
  (await ui.probe()).messages.filter(({ text }) => !expected?.test(text));
