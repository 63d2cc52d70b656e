import type { Choice } from "../../../src/kernel/consent/consent.ts";
import type { Ui } from "../../support/ui.ts";

export const PAGE = "/tests/pages/storage.html";
export const GUARDED_PAGE = `${PAGE}?guard`;

/** The error of an API that cannot answer from memory. */
export const REFUSAL = "nothing is kept before consent";

/** Dispatches the banner's event for a choice. */
export const decide = (ui: Ui, choice: Choice) =>
  ui.eval((chosen) => {
    const detail = { choice: chosen };
    document.body.dispatchEvent(
      new CustomEvent("dealer-cookie-hint-decided", { detail, bubbles: true, composed: true }),
    );
  }, choice);

export const release = (ui: Ui) => decide(ui, "accepted");

/** Whether this engine lacks a global or a property of one. */
export const lacks = (ui: Ui, path = "window") =>
  ui.eval((names) => {
    let found: unknown = window;
    for (const name of names.split(".")) found = Reflect.get(Object(found), name);
    return found === undefined;
  }, path);
