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

/** What a walk does at each item whose label can be seen. */
type Look = (index: number) => Promise<void>;

/**
 * Opens each submenu from the outside in, by one press each; tries its links; closes it by a second press. Returns the
 * faults.
 */
export async function walk(
  menu: Menu,
  press: PressAt,
  look: Look = async () => {},
  outer = -1,
): Promise<string[]> {
  const faults: string[] = [];
  for (const index of inner(menu, outer)) await look(index);
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
    faults.push(...(await walk(menu, press, look, index)));
    faults.push(...(await pressToggle(menu, index, press)));
    faults.push(...(await waitClosed(menu, index, "pressed again")));
  }
  return faults;
}

/** An item starts from a closed submenu, also after another check that could not close it. */
async function closeAnyway(menu: Menu, index: number, press: PressAt): Promise<void> {
  if (await menu.ui.eval((at) => window.judge.saysOpen(at), index)) await pressToggle(menu, index, press);
}

/** Opens the first submenu, and looks away: it stays open. */
export async function staysWithoutPointer(menu: Menu, press: PressAt): Promise<string[]> {
  const [first] = inner(menu, -1);
  if (first === undefined) return [];
  const obstacles = await pressToggle(menu, first, press);
  if (obstacles.length > 0) return [];
  if ((await waitOpen(menu, first, "pressed")).length > 0) return [];
  await moveAway(menu.ui);
  const faults = await staysOpen(menu, first, "the pointer elsewhere");
  await pressToggle(menu, first, press);
  return [...faults, ...(await waitClosed(menu, first, "pressed again"))];
}
