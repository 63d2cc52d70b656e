import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems, violations } from "../page.ts";
import {
  ACCEPT,
  CONSENT_PAGE,
  DECLINE,
  DIRECT_CONSENT_PAGE,
  eventNames,
  openUndecided,
  showsBanner,
  withHint,
} from "./banner.ts";

const FRAME_MS = 16;
const STOPPED = `${DIRECT_CONSENT_PAGE}&clock`;

const opacity = (ui: Ui) =>
  ui.eval(
    () => document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("section")?.style.opacity,
  );

test.describe("dealer-cookie-hint", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("loses a tenth of its opacity per frame", async ({ ui }) => {
    await openUndecided(ui, STOPPED);
    await ui.click(ACCEPT);
    const seen = [];
    for (let frame = 0; frame < 10; frame++) {
      await ui.clock.tick(FRAME_MS);
      seen.push(Number(Number(await opacity(ui)).toFixed(10)));
    }
    expect(seen).toEqual([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]);
    await ui.clock.tick(FRAME_MS);
    expect(await eventNames(ui)).toEqual(["decide", "decided", "closed"]);
    await showsBanner(ui, false);
  });

  test("closes where frames are paused", async ({ ui }) => {
    await openUndecided(ui);
    await ui.eval(() => {
      window.requestAnimationFrame = () => 0;
    });
    await ui.click(DECLINE);
    await showsBanner(ui, false);
    expect(await eventNames(ui)).toContain("closed");
  });

  test("closes when it is removed during its fade and put back", async ({ ui }) => {
    await openUndecided(ui);
    await ui.eval(
      () =>
        new Promise<void>((resolve) => {
          const banner = document.querySelector("dealer-cookie-hint") as HTMLElement;
          banner.shadowRoot?.querySelector<HTMLElement>("[part=accept]")?.click();
          banner.remove();
          setTimeout(() => {
            document.body.append(banner);
            resolve();
          });
        }),
    );
    await showsBanner(ui, false);
    expect(await eventNames(ui)).toEqual(["decide", "decided", "closed"]);
  });

  test("closes immediately when its tab is hidden during the fade", async ({ ui }) => {
    await openUndecided(ui, STOPPED);
    await ui.click(DECLINE);
    await expect.poll(() => eventNames(ui)).not.toContain("closed");
    await ui.eval(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(await eventNames(ui)).toContain("closed");
    await showsBanner(ui, false);
  });

  test("has no axe violations, with the confirmation or without @reduced", async ({ ui }) => {
    await openUndecided(ui, withHint(CONSENT_PAGE, 'decline="confirm"'));
    expect(await violations(ui)).toEqual([]);
    await ui.click(DECLINE);
    await expect
      .poll(() =>
        ui.eval(
          () => document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("dialog")?.open,
        ),
      )
      .toBe(true);
    expect(await violations(ui)).toEqual([]);
  });

  test("closes without a fade under reduced motion @reduced", async ({ ui, reduced }) => {
    await openUndecided(ui, STOPPED);
    await ui.click(ACCEPT);
    await expect.poll(() => eventNames(ui)).toEqual(["decide", "decided", ...(reduced ? ["closed"] : [])]);
  });
});
