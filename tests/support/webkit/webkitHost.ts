import type { Host } from "../Host.ts";
import { startDisplay } from "./display.ts";
import { createHome } from "./home.ts";
import { startSession } from "./session.ts";
import { webkitDriver } from "./webkitDriver.ts";

/** WebKitGTK, the nearest to Safari that runs on Linux, through its WebDriver. */
export async function webkitHost(reduced: boolean): Promise<Host> {
  const display = await startDisplay();
  const home = createHome(reduced);
  const env = { ...process.env, ...home.env, DISPLAY: display.name };
  return {
    visit: async ({ baseURL, viewport }) => {
      const session = await startSession(env);
      const driver = webkitDriver(session.send, baseURL);
      await driver.viewport(viewport.width, viewport.height);
      return { driver, page: undefined, end: session.end };
    },
    stop: async () => {
      display.stop();
      home.remove();
    },
  };
}
