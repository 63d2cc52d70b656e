import type { Host } from "../Host.ts";
import { seatVisitors } from "../seatVisitors.ts";
import { startDisplay } from "./display.ts";
import { createHome } from "./home.ts";
import { startSession } from "./session.ts";
import { webkitDriver } from "./webkitDriver.ts";

/** WebKitGTK, the engine nearest to Safari on Linux, through its WebDriver. */
export async function webkitHost(reduced: boolean): Promise<Host> {
  const display = await startDisplay();
  const home = createHome(reduced);
  const env = { ...process.env, ...home.env, DISPLAY: display.name };
  return seatVisitors({
    open: async ({ baseURL }) => {
      const { send, end } = await startSession(env);
      const windows = async () => (await send("GET", "/window/handles")) as string[];
      return {
        driver: webkitDriver(send, baseURL),
        page: undefined,
        mayStay: async () => (await windows()).length === 1,
        close: end,
      };
    },
    // Each seat has its own browser.
    renew: async () => {},
    stop: async () => {
      display.stop();
      home.remove();
    },
  });
}
