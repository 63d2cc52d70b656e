import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, open, WIDE } from "../../../elements/page.ts";
import { tries } from "../../trials.ts";
import { tryAll, WHOLE_PAGE } from "../visit.ts";
import { isEnhanced } from "./enhanced.ts";

/** The page replaces itself with `document.write`, as old scripts do. */
async function writeAnew(address: string, withScripts: boolean) {
  const html = await (await fetch(address)).text();
  const head = withScripts ? html : html.replace(/<script\b[^>]*><\/script>/g, "");
  document.open();
  document.write(head.replace(/<script src="[^"]*(~rig|record-events)[^"]*"><\/script>/g, ""));
  document.close();
}

const isLoaderGone = (ui: Ui) => expect.poll(() => matches(ui, "dealer-loader:state(done)")).toBe(true);

for (const [how, withScripts] of Object.entries({ "with its script": true, "without any script": false }))
  test(`all elements work on a page that replaces itself, ${how}`, async ({ ui }) => {
    tries("written-anew", 1);
    await open(ui, WHOLE_PAGE, WIDE);
    await isEnhanced(ui);
    await isLoaderGone(ui);
    await ui.eval(writeAnew, WHOLE_PAGE, withScripts);
    await isEnhanced(ui);
    await isLoaderGone(ui);
    expect(await isShown(ui, 'a[href="#home"]')).toBe(true);
    await tryAll(ui);
  });
