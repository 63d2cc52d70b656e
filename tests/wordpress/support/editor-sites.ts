import { test, type Ui } from "../../support/ui.ts";
import { BlockEditor } from "./block-editor.ts";

/** The editors that a test of blocks runs in. */
export const SITES = [
  { version: "WordPress 6.1", site: process.env.DEALER_SITE_URL },
  { version: "newest WordPress", site: process.env.DEALER_NEWEST_SITE_URL },
];

export function editorOf(ui: Ui, site: string | undefined) {
  test.skip(!site, "Debian's newest WordPress could not be downloaded");
  if (!site || !ui.page) throw new Error("There is no page of this site");
  return { editor: new BlockEditor(ui.page, site), page: ui.page };
}
