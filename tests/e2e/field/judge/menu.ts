import type { Ui } from "../../../support/ui.ts";
import type { ItemReport, Point } from "./page/judge.ts";

/** Longer than a theme's transition and ours, also on a busy machine; only a failing check waits so long. */
export const CHANGE_MS = 1_000;
/** Longer than a theme's script waits before it hides a submenu again. */
export const STAYS_MS = 250;

/** Presses a point of the page: with the mouse or a finger. */
export type PressAt = (point: Point) => Promise<void>;

/** A page's menu for a test: a judge in the page does the looking. */
export interface Menu {
  readonly ui: Ui;
  readonly items: readonly ItemReport[];
}

export const mouse =
  (ui: Ui): PressAt =>
  async ({ x, y }) => {
    await ui.moveTo(x, y);
    await ui.down();
    await ui.up();
  };

/** A place without menu. */
export const moveAway = (ui: Ui) => ui.moveTo(3, 700);

export const inner = ({ items }: Menu, outer: number) =>
  [...items.keys()].filter((index) => items[index]?.outer === outer);

/** Presses an item's toggle; returns why that cannot be done. */
export async function pressToggle({ ui, items }: Menu, index: number, press: PressAt): Promise<string[]> {
  const point = await ui.eval((at, ms) => window.judge.toggleAt(at, ms), index, CHANGE_MS);
  if (typeof point === "string") return [`${items[index]?.name} ${point}`];
  await press(point);
  return [];
}

export const waitOpen = async ({ ui, items }: Menu, index: number, how: string): Promise<string[]> =>
  named(items[index], how, await ui.eval((at, ms) => window.judge.waitOpen(at, ms), index, CHANGE_MS));

export const waitClosed = async ({ ui, items }: Menu, index: number, how: string): Promise<string[]> =>
  named(items[index], how, await ui.eval((at, ms) => window.judge.waitClosed(at, ms), index, CHANGE_MS));

export const staysOpen = async ({ ui, items }: Menu, index: number, how: string): Promise<string[]> =>
  named(items[index], how, await ui.eval((at, ms) => window.judge.staysOpen(at, ms), index, STAYS_MS));

const named = (item: ItemReport | undefined, how: string, faults: readonly string[]) =>
  faults.length > 0 ? [`${item?.name}, ${how}: ${faults.join(", ")}`] : [];
