import { expect, type Ui } from "../../support/ui.ts";

const MOST_STEPS = 120;

export interface Walk {
  /** The addresses of the menu's links that had the focus, in that order. */
  links: string[];
  /** The number of toggles that were pressed. */
  pressed: number;
}

type Stop = { where: "before" | "menu" | "after"; link?: string; isClosed?: boolean };

/** Walks through the menu as a visitor without a mouse: Tab to everything, Enter on every closed toggle. */
export async function tabThroughMenu(ui: Ui): Promise<Walk> {
  const walk: Walk = { links: [], pressed: 0 };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await ui.press("Tab");
    const stop = await ui.eval(describeStop);
    if (stop.where === "after") return walk;
    if (stop.link) walk.links.push(stop.link);
    if (!stop.isClosed) continue;
    await ui.press("Enter");
    await expect.poll(async () => (await ui.eval(describeStop)).isClosed).toBe(false);
    walk.pressed += 1;
  }
  throw new Error(`The menu did not end within ${MOST_STEPS} times Tab`);
}

function describeStop(): Stop {
  const menu = document.querySelector("dealer-mega-nav");
  const focused = document.activeElement;
  if (!menu || !focused) return { where: "before" };
  if (!menu.contains(focused)) {
    const isAfter = menu.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    return { where: isAfter ? "after" : "before" };
  }
  const control = focused.shadowRoot?.activeElement ?? focused;
  const isClosed = control.getAttribute("aria-expanded") === "false";
  return { where: "menu", isClosed, link: control.getAttribute("href") ?? "" };
}
