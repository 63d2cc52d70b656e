import { expect, test, type Ui } from "../../support/ui.ts";
import { expectKept, kept } from "./device.ts";
import { lacks, PAGE, release } from "./page.ts";
import { cookieWays } from "./ways/cookies.ts";
import { frameWays } from "./ways/frames.ts";
import { storageWays } from "./ways/storages.ts";
import { storeWays } from "./ways/stores.ts";
import type { Way } from "./ways/Way.ts";

/** What a way refuses or throws is its own affair: the device is the judge. */
const leave = (ui: Ui, way: Way, mark: string) =>
  ui.eval(way.leave, mark, way.given ?? "").catch(() => undefined);

for (const way of [...cookieWays, ...storageWays, ...storeWays, ...frameWays])
  test(`${way.name}: keeps nothing under the guard, and something after release or without it`, async ({
    ui,
  }) => {
    await ui.goto(PAGE);
    test.skip(await lacks(ui, way.needs), `${ui.engine} has no ${way.needs}`);
    await ui.goto(`${PAGE}?guard`);
    await leave(ui, way, "guarded");
    expect(await kept(ui)).toEqual([]);

    await ui.goto(`${PAGE}?guard`);
    await release(ui);
    await leave(ui, way, "released");
    await expectKept(ui, "released");

    await ui.goto(PAGE);
    await leave(ui, way, "unguarded");
    await expectKept(ui, "unguarded");
  });
