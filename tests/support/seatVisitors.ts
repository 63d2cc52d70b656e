import { BLANK_PATH } from "../server/rigFiles.ts";
import type { Driver } from "./Driver.ts";
import { callExpression } from "./expression.ts";
import { forget } from "./forget.ts";
import type { Host, Visit, VisitOptions } from "./Host.ts";

/** A browser or a profile in one that a visitor uses. */
export interface Seat extends Pick<Visit, "driver" | "page"> {
  /** Whether it can be cleared for the next visitor. */
  mayStay(): Promise<boolean>;
  close(): Promise<void>;
}

/** How an engine opens and ends its seats. */
export interface Seating {
  open(options: VisitOptions): Promise<Seat>;
  /** Ends the browser that the seats share, when none is in use. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

const NO_PAGE = "about:blank";
/** Browsers get slower and larger with each page, even after it has been closed. */
const MOST_VISITS = 100;

/** Gives each visitor the cleared seat of the last one, or else a new one. */
export function seatVisitors({ open, renew, stop }: Seating): Host {
  let visits = 0;
  let free: Seat | undefined;

  const leave = async () => {
    await free?.close();
    free = undefined;
  };
  const take = async (options: VisitOptions) => {
    if (visits === MOST_VISITS) {
      await leave();
      await renew();
      visits = 0;
    }
    visits += 1;
    const seat = (options.scripting && free) || (await open(options));
    if (seat === free) free = undefined;
    return seat;
  };
  const isFit = async (seat: Seat, baseURL: string) =>
    !free && (await seat.mayStay()) && (await empty(seat.driver, baseURL));
  return {
    visit: async (options) => {
      const { scripting, baseURL, viewport } = options;
      const seat = await take(options);
      const { driver } = seat;
      await driver.viewport(viewport.width, viewport.height);
      let isTaken = !scripting;
      return {
        driver,
        // Changes through Playwright's own page cannot be undone here.
        get page() {
          isTaken ||= seat.page !== undefined;
          return seat.page;
        },
        end: async () => {
          const isFree = !isTaken && (await isFit(seat, baseURL).catch(() => false));
          if (isFree) free = seat;
          else await seat.close();
        },
      };
    },
    stop: async () => {
      await leave();
      await stop();
    },
  };
}

/** Clears a visitor's data in the browser; false after a visit to another site. */
async function empty(driver: Driver, baseURL: string): Promise<boolean> {
  const url = await driver.url();
  if (url !== NO_PAGE && !url.startsWith(baseURL)) return false;
  await driver.goto(BLANK_PATH);
  await driver.up();
  await driver.moveTo(0, 0);
  await driver.run(callExpression(forget, []));
  await driver.clearCookies();
  return true;
}
