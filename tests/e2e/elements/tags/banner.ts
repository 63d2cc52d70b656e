import type { Choice } from "../../../../src/kernel/consent.ts";
import type { Ui } from "../../../support/ui.ts";

interface Banner extends HTMLElement {
  decide(choice: Choice): void;
  close(): void;
}

/** The visitor presses a button of the banner. */
export const decide = (ui: Ui, choice: Choice) =>
  ui.eval((made) => document.querySelector<Banner>("dealer-cookie-hint")?.decide(made), choice);

/** The banner's fade ends. */
export const close = (ui: Ui) => ui.eval(() => document.querySelector<Banner>("dealer-cookie-hint")?.close());

/** Both. */
export async function decideAndClose(ui: Ui, choice: Choice) {
  await decide(ui, choice);
  await close(ui);
}
