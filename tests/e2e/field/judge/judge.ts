import { hasNarrowMenu, selectorsOf, type Trial } from "../../../fixtures/field/index.ts";
import { createFinger } from "../../../support/finger.ts";
import type { Ui } from "../../../support/ui.ts";
import { closeByEscape, keyWalk, listFaults, openByKeys, tabOrder } from "./keyboard.ts";
import { CHANGE_MS, type Menu, mouse, moveAway, type PressAt } from "./menu.ts";
import { staysWithoutPointer, walk } from "./press-walk.ts";
import {
  type Before,
  consoleFaults,
  isUpgraded,
  openHeld,
  pathOf,
  scriptedFaults,
  writtenFaults,
} from "./upgrade.ts";
import { record, type Verdict } from "./verdict.ts";

export const SIZES = { wide: [1280, 720], narrow: [390, 844] } as const;
export type Size = keyof typeof SIZES;

/** Visits a page in one size and tries everything that a visitor does. */
export async function judge(ui: Ui, trial: Trial, size: Size): Promise<Verdict> {
  const verdict: Verdict = {};
  // Before the page loads: themes ask once whether the screen can be touched.
  const finger = ui.engine === "chromium" ? await createFinger(ui) : undefined;
  const tap: PressAt | undefined = finger && (({ x, y }) => finger([x, y]));
  const [width, height] = SIZES[size];
  await ui.viewport(width, height);
  await moveAway(ui);
  const before = await openHeld(ui, trial, verdict);
  if (trial.hasScripts) {
    // The theme's script changes the markup when it is used, so the page is compared before that.
    await record(verdict, "markup", () => scriptedFaults(ui, trial, before));
    await ui.goto(pathOf(trial));
    await isUpgraded(ui);
  }
  const items = await ui.eval((selectors) => window.judge.start(selectors), selectorsOf(trial.case));
  const menu = { ui, items };
  if (size === "wide") await tryWide(menu, tap, verdict);
  else if (hasNarrowMenu(trial)) await tryNarrow(menu, tap, verdict);
  await finish(ui, trial, before, verdict);
  return verdict;
}

async function finish(ui: Ui, trial: Trial, before: Before, verdict: Verdict): Promise<void> {
  await record(verdict, "console", () => consoleFaults(ui, before));
  if (!trial.hasScripts) await record(verdict, "markup", () => writtenFaults(ui));
}

/** The arrows of items as a walk comes by. */
const lookAtCarets =
  ({ ui }: Menu, verdict: Verdict) =>
  (index: number) =>
    record(verdict, "caret", () => ui.eval((at) => window.judge.caretFaults(at), index));

export async function tryWide(menu: Menu, tap: PressAt | undefined, verdict: Verdict): Promise<void> {
  const { ui } = menu;
  const press = mouse(ui);
  await moveAway(ui);
  await record(verdict, "mouse", async () => [
    ...(await listFaults(menu, "on a wide page")),
    ...(await walk(menu, press, {
      closed: lookAtCarets(menu, verdict),
      opened: staysWithoutPointer(menu),
    })),
  ]);
  await moveAway(ui);
  await tryKeys(menu, verdict);
  if (tap) await record(verdict, "touch", () => walk(menu, tap));
}

async function tryKeys(menu: Menu, verdict: Verdict): Promise<void> {
  await menu.ui.eval((ms) => window.judge.still(ms), CHANGE_MS);
  await record(verdict, "keyboard", () => tabOrder(menu, "closed"));
  const left: string[] = [];
  await record(verdict, "keyboard", async () => {
    const { keys, escapes } = await keyWalk(menu);
    left.push(...escapes);
    return keys;
  });
  if (menu.items.length > 0) await record(verdict, "escape", async () => left);
}

const buttonsOf = ({ ui }: Menu) => ui.eval(() => window.judge.menuButtons());

/** Presses the menu button: ours, where there are two. */
async function pressMenuButton(menu: Menu, press: PressAt): Promise<void> {
  const buttons = await buttonsOf(menu);
  const button = buttons.find(({ name }) => name === "ours") ?? buttons[0];
  if (button) await press(button);
}

export async function tryNarrow(menu: Menu, tap: PressAt | undefined, verdict: Verdict): Promise<void> {
  const { ui } = menu;
  const press = tap ?? mouse(ui);
  const buttons = await buttonsOf(menu);
  const isOurs = buttons.some(({ name }) => name === "ours");
  await record(verdict, "button", async () =>
    buttons.length === 1
      ? []
      : [`${buttons.length} menu buttons: ${buttons.map(({ name }) => name).join(", ") || "none"}`],
  );
  const openAndWalk = async () => {
    await pressMenuButton(menu, press);
    const unmet = await listFaults(menu, "the menu button pressed");
    if (unmet.length > 0) return unmet;
    const faults = await walk(menu, press, { closed: lookAtCarets(menu, verdict) });
    await moveAway(ui);
    await pressMenuButton(menu, press);
    const left = await ui.eval((ms) => window.judge.waitNoList(ms), CHANGE_MS);
    return left.length > 0 && buttons.length > 0
      ? [...faults, `the list, the button pressed again: ${left.join(", ")}`]
      : faults;
  };
  // A narrow page is on a phone; browsers whose driver has no finger use the mouse.
  await record(verdict, tap ? "touch" : "mouse", openAndWalk);
  // How its own button is reached is the theme's business.
  if (isOurs) await record(verdict, "keyboard", () => openByKeys(menu));
  else await pressMenuButton(menu, press);
  // Without its list there is nothing more to try.
  const unmet = await listFaults(menu, "the menu button pressed");
  if (unmet.length > 0) return;
  await tryKeys(menu, verdict);
  if (isOurs) await record(verdict, "escape", () => closeByEscape(menu));
}
