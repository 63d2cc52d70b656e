import { expect, test, type Ui } from "../../support/ui.ts";
import { expectKept, kept } from "./device.ts";
import { GUARDED_PAGE, lacks, PAGE, REFUSAL, release } from "./page.ts";
import { cookieWays } from "./ways/cookies.ts";
import { frameWays } from "./ways/frames.ts";
import { storageWays } from "./ways/storages.ts";
import { storeWays } from "./ways/stores.ts";
import type { Way } from "./ways/Way.ts";

const leave = (ui: Ui, way: Way, mark: string) => ui.eval(way.leave, mark, way.given ?? "");

/** A guard answers from memory or fails as the API does; an uncaught error would prove nothing. */
const leaveGuarded = (ui: Ui, way: Way) =>
  leave(ui, way, "guarded").catch((reason) => expect(String(reason)).toContain(REFUSAL));

const ways = [...cookieWays, ...storageWays, ...storeWays, ...frameWays];

for (const way of ways)
  test(`nothing is stored by ${way.name}, but after release and without the guard it is`, async ({ ui }) => {
    const exception = way.except?.[ui.engine];
    test.skip(exception !== undefined, exception);
    await ui.goto(GUARDED_PAGE);
    test.skip(await lacks(ui, way.needs), `${ui.engine} has no ${way.needs}`);
    await leaveGuarded(ui, way);
    expect(await kept(ui)).toEqual([]);

    await ui.goto(GUARDED_PAGE);
    await release(ui);
    await leave(ui, way, "released");
    await expectKept(ui, "released");

    await ui.goto(PAGE);
    await leave(ui, way, "unguarded");
    await expectKept(ui, "unguarded");
  });
