import { test } from "../../../../support/ui.ts";
import { SIZES } from "./page.ts";
import { staysInPlace } from "./stays-in-place.ts";

/** Styles of an element around the banner that would place, cut or cover what is fixed inside it. */
const CONTAINERS = {
  transform: "transform: translate3d(0, 0, 0)",
  scale: "scale: 0.9",
  rotate: "rotate: 2deg",
  translate: "translate: 10px 20px",
  filter: "filter: drop-shadow(0 0 2px #999)",
  "backdrop-filter": "backdrop-filter: blur(2px)",
  perspective: "perspective: 400px",
  "will-change": "will-change: transform",
  "contain: paint": "contain: paint",
  "contain: layout": "contain: layout",
  "contain: strict": "contain: strict; block-size: 300px",
  "overflow: hidden": "overflow: hidden; block-size: 100px; transform: scale(1)",
  "overflow: clip": "overflow: clip; block-size: 100px; transform: scale(1)",
  "overflow: auto": "overflow: auto; block-size: 100px; will-change: transform",
  "clip-path": "clip-path: inset(0 0 90% 0)",
  mask: "mask: linear-gradient(transparent, transparent)",
  opacity: "opacity: 0.2",
  "container-type": "container-type: size; block-size: 200px",
  "content-visibility": "content-visibility: auto; contain-intrinsic-block-size: 500px",
  "a low stacking context": "position: relative; z-index: 0",
  "a fixed header": "position: fixed; inset: 0 0 auto; block-size: 80px; transform: translateY(0)",
  "display: contents": "display: contents",
  zoom: "zoom: 0.8",
  "zoom: 2": "zoom: 2",
  "a flex row": "display: flex; gap: 10px; transform: scale(1)",
} as const;

for (const [name, style] of Object.entries(CONTAINERS))
  for (const [width, size] of Object.entries(SIZES))
    test(`the banner is at the window's edge inside ${name}, ${width}`, async ({ ui }) => {
      test.skip(
        name.startsWith("zoom") && ui.engine === "webkit",
        "not judged: boxes in zoomed elements differ there",
      );
      await staysInPlace(ui, style, size);
    });
