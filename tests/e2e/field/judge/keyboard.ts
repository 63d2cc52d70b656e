import { CHANGE_MS, inner, type Menu, staysOpen, waitClosed, waitOpen } from "./menu.ts";
import type { Stop } from "./page/focus.ts";

/** More stops than a menu of these pages has. */
const MOST_STOPS = 40;

const stop = ({ ui }: Menu): Promise<Stop> => ui.eval(() => window.judge.stop());

/** Presses Tab until the page's next link; returns where it came. */
async function tabThrough(menu: Menu, most = MOST_STOPS): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses++) {
    await menu.ui.press("Tab");
    const next = await stop(menu);
    // Some themes keep the focus in their open drawer.
    const isRound = stops.some(
      ({ kind, name, order }) => kind === next.kind && name === next.name && order === next.order,
    );
    if (next.kind === "after" || isRound) break;
    stops.push(next);
  }
  return stops;
}

const expectedStops = ({ ui }: Menu, index: number) => ui.eval((at) => window.judge.expectedStops(at), index);

/** Tab reaches every link and toggle of one level in document order, and nothing that cannot be seen. */
async function orderFaults(
  menu: Menu,
  index: number,
  stops: readonly Stop[],
  where: string,
): Promise<string[]> {
  const expected = await expectedStops(menu, index);
  const reached = stops.map(({ kind, name }) => `${kind} ${name}`);
  const missed = expected.filter((name) => !reached.includes(name));
  // The author's own inputs and buttons are where the author puts them, and a theme keeps the focus in its drawer.
  const ours = stops.filter(({ kind, name }) => kind !== "other" && (kind !== "button" || name === "ours"));
  const hidden = ours.filter(({ isMet }) => !isMet).map(({ kind, name }) => `${kind} ${name}`);
  const back = ours.filter(({ order }, at) => order < (ours[at - 1]?.order ?? 0)).map(({ name }) => name);
  const list = (what: string, names: readonly string[]) =>
    names.length > 0 ? [`${where}: Tab ${what} ${[...new Set(names)].join(", ")}`] : [];
  return [
    ...list("misses", missed),
    ...list("goes to what cannot be seen:", hidden),
    ...list("goes back to", back),
  ];
}

/** From the link before the menu: Tab through what can be seen while everything is closed. */
export async function tabOrder(menu: Menu, where: string): Promise<string[]> {
  await menu.ui.eval(() => window.judge.focusBefore());
  return orderFaults(menu, -1, await tabThrough(menu), where);
}

const focusToggle = ({ ui }: Menu, index: number) => ui.eval((at) => window.judge.focusToggle(at), index);

/** Escape closes this submenu only, and the focus is on its toggle. */
async function escapeFaults(menu: Menu, index: number): Promise<string[]> {
  await menu.ui.press("Escape");
  const faults = await waitClosed(menu, index, "Escape");
  const { name = "", outer = -1 } = menu.items[index] ?? {};
  const { kind, name: at } = await stop(menu);
  if (kind !== "toggle" || at !== name) faults.push(`${name}, Escape: the focus is on ${kind} ${at}`);
  if (outer >= 0) faults.push(...(await waitOpen(menu, outer, `after Escape in ${name}`)));
  return faults;
}

/**
 * Each toggle opens with Enter and with Space; Tab goes through the open submenu; Escape closes one level. Returns the
 * faults of the keys and those of Escape.
 */
export async function keyWalk(menu: Menu, outer = -1): Promise<{ keys: string[]; escapes: string[] }> {
  const keys: string[] = [];
  const escapes: string[] = [];
  for (const index of inner(menu, outer)) {
    const { name = "", links = [] } = menu.items[index] ?? {};
    if (!(await focusToggle(menu, index))) {
      keys.push(`${name} (${links.join(", ")}) has no toggle`);
      continue;
    }
    for (const key of ["Enter", "Space"]) {
      await focusToggle(menu, index);
      // What Escape has left open must not make the next key close it.
      if (await menu.ui.eval((at) => window.judge.saysOpen(at), index)) await menu.ui.press("Enter");
      await menu.ui.press(key);
      const unmet = await waitOpen(menu, index, key);
      keys.push(...unmet);
      if (unmet.length > 0) {
        // Whatever the press did, the next one starts from a closed submenu.
        if (await menu.ui.eval((at) => window.judge.saysOpen(at), index)) await menu.ui.press(key);
        continue;
      }
      if (key === "Enter") {
        const stops = await tabThrough(menu, (await expectedStops(menu, index)).length);
        keys.push(...(await orderFaults(menu, index, stops, `${name}, open`)));
        keys.push(...(await staysOpen(menu, index, "after Tab")));
      } else {
        const deeper = await keyWalk(menu, index);
        keys.push(...deeper.keys);
        escapes.push(...deeper.escapes);
        await focusToggle(menu, index);
        await menu.ui.press("Tab");
      }
      escapes.push(...(await escapeFaults(menu, index)));
    }
  }
  return { keys, escapes };
}

/** Opens a narrow page's list with our button. */
export async function openByKeys(menu: Menu): Promise<string[]> {
  await menu.ui.eval(() => window.judge.focusBefore());
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await menu.ui.press("Tab");
    const { kind, name } = await stop(menu);
    if (kind === "after") break;
    if (name !== "ours") continue;
    await menu.ui.press("Enter");
    return listFaults(menu, "Enter on the menu button");
  }
  return ["Tab does not reach the menu button"];
}

export async function closeByEscape(menu: Menu): Promise<string[]> {
  await menu.ui.eval(() => window.judge.focusList());
  await menu.ui.press("Escape");
  const left = await menu.ui.eval((ms) => window.judge.waitNoList(ms), CHANGE_MS);
  const { kind, name } = await stop(menu);
  return [
    ...(left.length > 0 ? [`the list, Escape: ${left.join(", ")}`] : []),
    ...(kind === "button" ? [] : [`the list, Escape: the focus is on ${kind} ${name}`]),
  ];
}

export async function listFaults({ ui }: Menu, how: string): Promise<string[]> {
  const faults = await ui.eval((ms) => window.judge.waitList(ms), CHANGE_MS);
  return faults.length > 0 ? [`the list, ${how}: ${faults.join(", ")}`] : [];
}
