// WebKitGTK's element screenshots are blank, and its viewport's show the last frame that was
// painted: so this waits until two shots agree and cuts the element out of the second.
import { PNG } from "pngjs";
import type { Driver } from "../Driver.ts";
import { callExpression, elementExpression } from "../expression.ts";
import { poll } from "../poll.ts";
import type { Wire } from "./wire.ts";

const STABLE_TIMEOUT_MS = 10_000;
const PICTURE_FRAMES = 60;

type Box = [left: number, top: number, right: number, bottom: number];

export function createScreenshot(
  send: Wire,
  run: Driver["run"],
  settle: () => Promise<void>,
  reach: (selector: string) => Promise<unknown>,
): Driver["screenshot"] {
  return async (selector) => {
    if (selector) await reach(selector);
    const page = PNG.sync.read(Buffer.from(await stableShot(send, run, settle), "base64"));
    const image = selector ? cut(page, (await run(elementExpression(boxOf, selector))) as Box) : page;
    if (isOneColour(image)) throw new Error(`Blank screenshot of ${selector ?? "the page"}`);
    return PNG.sync.write(image);
  };
}

/**
 * WebKitGTK takes a screenshot of the next changed frame, and an idle page has none: this changes the page invisibly.
 */
function keepPainting(frames: number) {
  const { requestAnimationFrame: frame } = window.rig?.natives ?? window;
  const spot = document.createElement("div");
  spot.style.cssText = "position: fixed; top: 0; width: 9px; height: 9px";
  const paint = () => {
    if (frames-- === 0) return spot.remove();
    spot.style.backgroundColor = `rgb(0 0 0 / ${(frames % 2) / 1000})`;
    frame(paint);
  };
  document.documentElement.append(spot);
  paint();
}

function stableShot(send: Wire, run: Driver["run"], settle: () => Promise<void>) {
  let last: unknown;
  return poll("two screenshots that agree", STABLE_TIMEOUT_MS, async () => {
    await settle();
    const before = last;
    await run(callExpression(keepPainting, [PICTURE_FRAMES]));
    last = await send("GET", "/screenshot");
    return before === last && (last as string);
  });
}

function boxOf(element: Element | null): Box {
  if (!element) return [0, 0, 0, 0];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [
    Math.max(0, Math.floor(left)),
    Math.max(0, Math.floor(top)),
    Math.min(innerWidth, Math.ceil(right)),
    Math.min(innerHeight, Math.ceil(bottom)),
  ];
}

function cut(page: PNG, [left, top, right, bottom]: Box) {
  const image = new PNG({ width: right - left, height: bottom - top });
  PNG.bitblt(page, image, left, top, image.width, image.height);
  return image;
}

function isOneColour({ data }: PNG) {
  return data.every((value, index) => value === data[index % 4]);
}
