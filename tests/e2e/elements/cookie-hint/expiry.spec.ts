import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { CONSENT_PAGE, consentCookies, openUndecided, withHint } from "./banner.ts";

const PAGE = withHint(CONSENT_PAGE, 'accept-days="30" decline-days="30"');
const DAY_S = 86_400;

/** Presses a button at this part of a second. */
const pressAt = (ui: Ui, part: string, fromMs: number) =>
  ui.eval(
    (wanted, from) => {
      const button = document
        .querySelector("dealer-cookie-hint")
        ?.shadowRoot?.querySelector<HTMLElement>(`[part=${wanted}]`);
      const isThen = () => Math.abs((Date.now() % 1000) - from) < 50;
      while (!isThen());
      button?.click();
    },
    part,
    fromMs,
  );

test.describe("a choice is kept until 23:59:59 GMT, and no less", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const part of ["accept", "decline"])
    for (const ms of [100, 400, 600, 900])
      test(`after a press on ${part}, ${ms} ms into a second`, async ({ ui }) => {
        await openUndecided(ui, PAGE);
        await pressAt(ui, part, ms);
        await expect.poll(async () => (await consentCookies(ui)).length).toBe(1);
        const [cookie] = await consentCookies(ui);
        // How long after 23:59:59; some browsers tell whole seconds.
        const late = ((cookie?.expires ?? 0) + 1) % DAY_S;
        // A whole second by rounding up, and the time that a busy browser takes to store it.
        expect(late).toBeLessThanOrEqual(1.5);
      });
});
