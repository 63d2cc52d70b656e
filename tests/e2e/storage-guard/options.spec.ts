import { CONSENT_COOKIE } from "../../../src/kernel/consent/consent.ts";
import { CONSENT_DAY_COOKIE } from "../../../src/kernel/consent/reask.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { problems } from "../elements/page.ts";
import { decide, GUARDED_PAGE, lacks, PAGE, REFUSAL, release } from "./page.ts";

const keeps = (ui: Ui) =>
  ui.eval(() => {
    document.cookie = "mark=1";
    return document.cookie.includes("mark");
  });

test.describe('data-workers="block"', () => {
  const WORKERS_PAGE = `${GUARDED_PAGE}&data-workers=block`;

  /** Whether each constructor starts a worker: by its name, by the prototype's, and in a subclass. */
  const start = (ui: Ui, name: string) =>
    ui.eval((global) => {
      const Found = Reflect.get(window, global) as typeof Worker;
      const classes = [Found, Found.prototype.constructor as typeof Worker, class extends Found {}];
      return classes.map((One) => {
        try {
          const worker = new One("storage-worker.js");
          return worker instanceof Found && Object.prototype.toString.call(worker) === `[object ${global}]`;
        } catch (error) {
          return `${(error as Error).name}: ${(error as Error).message}`;
        }
      });
    }, name);

  for (const name of ["Worker", "SharedWorker"]) {
    test(`refuses a ${name} until the visitor accepts, and after a withdrawal`, async ({ ui }) => {
      await ui.goto(WORKERS_PAGE);
      test.skip(await lacks(ui, name), `${ui.engine} has no ${name}`);
      const refused = Array(3).fill(expect.stringMatching(`^SecurityError: .*${REFUSAL}`));
      expect(await start(ui, name)).toEqual(refused);
      await release(ui);
      expect(await start(ui, name)).toEqual([true, true, true]);
      await decide(ui, "declined");
      expect(await start(ui, name)).toEqual(refused);
    });

    test(`leaves a ${name} alone where it is not asked for`, async ({ ui }) => {
      await ui.goto(GUARDED_PAGE);
      test.skip(await lacks(ui, name), `${ui.engine} has no ${name}`);
      expect(await start(ui, name)).toEqual([true, true, true]);
    });
  }

  test("refuses a frame's too, and a wrong call as the browser does", async ({ ui }) => {
    await ui.goto(WORKERS_PAGE);
    const names = await ui.eval(() => {
      document.body.append(window.newFrame());
      const { Worker: Framed } = window.frames[0] as unknown as typeof globalThis;
      const nameOf = (act: () => unknown) => {
        try {
          act();
          return "nothing";
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        nameOf(() => new Framed("storage-worker.js")),
        nameOf(() => Reflect.construct(Worker, [])),
        nameOf(() => Reflect.apply(Worker as never, undefined, ["storage-worker.js"])),
      ];
    });
    expect(names).toEqual(["SecurityError", "TypeError", "TypeError"]);
  });
});

test.describe("data-reask-after", () => {
  const open = async (ui: Ui, day: string, made?: string) => {
    await ui.setCookie(CONSENT_COOKIE, "1");
    if (made) await ui.setCookie(CONSENT_DAY_COOKIE, made);
    await ui.goto(`${GUARDED_PAGE}&data-reask-after=${day}`);
  };
  const today = new Date().toISOString().slice(0, 10);

  for (const [name, day, made, counts] of [
    ["of a day before it does not count", "2020-06-15", "2020-06-14", false],
    ["of the day itself counts", "2020-06-15", "2020-06-15", true],
    ["of a later day counts", "2020-06-15", "2021-01-01", true],
    ["of an unknown day does not count", "2020-06-15", undefined, false],
    ["of before today does not count from today", today, "2020-06-15", false],
    ["counts until the day has come", "2999-12-31", undefined, true],
  ] as const)
    test(`a choice ${name}`, async ({ ui }) => {
      await open(ui, day, made);
      expect(await keeps(ui)).toBe(counts);
      await ui.eval(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      expect(await keeps(ui)).toBe(counts);
    });

  test("a banner can store the day of the new choice, and scripts nothing else by its name", async ({
    ui,
  }) => {
    await open(ui, today);
    const read = await ui.eval(
      (name, day) => {
        document.cookie = `${name}=mark; path=/`;
        document.cookie = `${name}=${day}mark; path=/`;
        document.cookie = `${name}=${day}; path=/; samesite=lax`;
        return document.cookie;
      },
      CONSENT_DAY_COOKIE,
      today,
    );
    expect(read.split("; ").sort()).toEqual([`${CONSENT_DAY_COOKIE}=${today}`, `${CONSENT_COOKIE}=1`]);
    await ui.eval(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(await keeps(ui)).toBe(true);
  });
});

for (const [name, text, used] of [
  ["data-workers", "yes", "allow"],
  ["data-reask-after", "1 december", ""],
  ["data-reask-after", "2026-13", ""],
  ["data-reask-after", "2026-19-39", ""],
  ["data-reask-after", "2026-02-30", ""],
  ["data-allow", "cart XSRF-TOKEN", ""],
  ["data-allow", "*", ""],
] as const)
  test(`${name}="${text}" is named in the console, and the page goes on`, async ({ ui }) => {
    await ui.goto(`${PAGE}?guard&probe&${name}=${encodeURIComponent(text)}`);
    const warning = `<script ${name}="${text}"> cannot be used; "${used}" is used instead.`;
    expect(await problems(ui)).toEqual([{ kind: "warn", text: warning }]);
    expect(await keeps(ui)).toBe(false);
    await release(ui);
    expect(await keeps(ui)).toBe(true);
  });

test("usable values are not named in the console", async ({ ui }) => {
  const options = "data-workers=%20Block&data-reask-after=2026-12-01%20&data-allow=a%20,__Host-b,c.d";
  await ui.goto(`${PAGE}?guard=Never&probe&${options}`);
  expect(await problems(ui)).toEqual([]);
});
