import type { Driver } from "../Driver.ts";
import { callExpression } from "../expression.ts";
import { poll } from "../poll.ts";
import { ACTION_TIMEOUT_MS } from "../timeouts.ts";
import { SCREEN } from "./display.ts";
import type { Wire } from "./wire.ts";

// Without a window manager X gives the keyboard to the window under the pointer, which rests at
// the screen's middle: this puts the window's toolbar there, and not the page.
const POSITION = { x: SCREEN.width / 2 - 140, y: SCREEN.height / 2 - 8 };

export function createViewport(send: Wire, run: Driver["run"]): Driver["viewport"] {
  const innerSize = async () => (await run(callExpression(readSize, []))) as [number, number];
  return async (width, height) => {
    const outer = (await send("GET", "/window/rect")) as { width: number; height: number };
    const [innerWidth, innerHeight] = await innerSize();
    const size = { width: width + outer.width - innerWidth, height: height + outer.height - innerHeight };
    await send("POST", "/window/rect", { ...POSITION, ...size });
    await poll(`a viewport of ${width}x${height}`, ACTION_TIMEOUT_MS, async () => {
      const [w, h] = await innerSize();
      return w === width && h === height;
    });
  };
}

function readSize() {
  return [innerWidth, innerHeight];
}
