import type { Driver } from "../Driver.ts";
import { createPointAt } from "../pointAt.ts";
import { createCookies } from "./cookies.ts";
import { createInput } from "./input.ts";
import { createGoto } from "./navigate.ts";
import { createRun } from "./run.ts";
import { createScreenshot } from "./screenshot.ts";
import { createSettle } from "./settle.ts";
import { createViewport } from "./viewport.ts";
import type { Wire } from "./wire.ts";

export function webkitDriver(send: Wire, baseURL: string): Driver {
  const run = createRun(send);
  const goto = createGoto(send, run, baseURL);
  const settle = createSettle(run);
  const input = createInput(send, settle);
  const pointAt = createPointAt(run);
  const hover = async (selector: string) => input.moveTo(...(await pointAt(selector)));
  return {
    ...input,
    ...createCookies(send, goto, baseURL),
    goto,
    url: async () => (await send("GET", "/url")) as string,
    run,
    hover,
    viewport: createViewport(send, run),
    screenshot: createScreenshot(send, run, settle, pointAt),
    click: async (selector) => {
      await hover(selector);
      await input.down();
      await input.up();
    },
  };
}
