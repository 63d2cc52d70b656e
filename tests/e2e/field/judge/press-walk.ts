import {
  inner,
  type Menu,
  moveAway,
  type PressAt,
  pressToggle,
  staysOpen,
  waitClosed,
  waitOpen,
} from "./menu.ts";

interface Looks {
  /** What is done at each item whose label can be seen. */
  readonly closed?: (index: number) => Promise<void>;
  /** What is done at each open submenu, before those in it; returns the faults. */
  readonly opened?: (index: number) => Promise<string[]>;
}

/**
 * Opens each submenu from the outside in, by one press each; tries its links; closes it by a second press. Returns the
 * faults.
 */
export async function walk(menu: Menu, press: PressAt, looks: Looks = {}, outer = -1): Promise<string[]> {
  const faults: string[] = [];
  for (const index of inner(menu, outer)) await looks.closed?.(index);
  for (const index of inner(menu, outer)) {
    await closeAnyway(menu, index, press);
    const obstacles = await pressToggle(menu, index, press);
    if (obstacles.length > 0) {
      faults.push(...obstacles);
      continue;
    }
    const unmet = await waitOpen(menu, index, "pressed");
    faults.push(...unmet);
    if (unmet.length > 0) {
      await closeAnyway(menu, index, press);
      continue;
    }
    faults.push(...((await looks.opened?.(index)) ?? []));
    faults.push(...(await walk(menu, press, looks, index)));
    faults.push(...(await pressToggle(menu, index, press)));
    faults.push(...(await waitClosed(menu, index, "pressed again")));
  }
  return faults;
}

/** An item starts from a closed submenu, also after another check that could not close it. */
async function closeAnyway(menu: Menu, index: number, press: PressAt): Promise<void> {
  if (await menu.ui.eval((at) => window.judge.saysOpen(at), index)) await pressToggle(menu, index, press);
}

/** The first submenu stays open when the pointer goes elsewhere. */
export const staysWithoutPointer = (menu: Menu) => async (index: number) => {
  if (index !== inner(menu, -1)[0]) return [];
  await moveAway(menu.ui);
  return staysOpen(menu, index, "the pointer elsewhere");
};
