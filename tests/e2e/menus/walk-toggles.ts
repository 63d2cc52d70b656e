import { ASKS_SOON } from "../../support/timeouts.ts";
import { expect, type Ui } from "../../support/ui.ts";
import { togglesOf } from "./menu-page.ts";
import { contradictions } from "./toggles.ts";

/** A visitor's way to press an element. */
export type Press = (selector: string) => Promise<void>;

/** Opens each toggle from the outside in and closes it again after all toggles in its panel. */
export async function walkToggles(ui: Ui, how: string, press: { open: Press; close: Press }) {
  const isShownBy = async (at: number) => {
    const toggles = await togglesOf(ui);
    return {
      shows: toggles[at]?.showsPanel,
      says: toggles[at]?.says,
      contradictions: contradictions(toggles),
    };
  };
  const seen = (shown: boolean) => ({ shows: shown, says: shown, contradictions: [] });

  const walk = async (outer: number) => {
    for (const [at, { path, label, isTab, outer: around }] of (await togglesOf(ui)).entries()) {
      if (around !== outer) continue;
      if (isTab || !(await isShownBy(at)).says) await press.open(path);
      await expect
        .poll(() => isShownBy(at), { message: `${label} opens ${how}`, ...ASKS_SOON })
        .toEqual(seen(true));
      await walk(at);
      if (isTab) continue;
      await press.close(path);
      await expect
        .poll(() => isShownBy(at), { message: `${label} closes ${how}`, ...ASKS_SOON })
        .toEqual(seen(false));
    }
  };
  await walk(-1);
}
