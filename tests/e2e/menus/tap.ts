import type { Ui } from "../../support/ui.ts";
import type { Press } from "./walk-toggles.ts";

/** Taps through Chromium's own protocol: Playwright has touch only for contexts that were opened with it. */
export async function createTap({ page }: Ui): Promise<Press> {
  if (!page) throw new Error("Only a page of Playwright can be touched");
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  return async (selector) => {
    const target = page.locator(selector.replaceAll(">>>", ">>"));
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await protocol.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await protocol.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
