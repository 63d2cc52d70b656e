import { expect, test } from "../../../../support/ui.ts";
import { problems, scrollTo } from "../../page.ts";
import { ACCEPT, showsBanner } from "../banner.ts";
import { build, buildShown, HINT, isInPlace, LINES, SIZES } from "./page.ts";

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

/** What a page puts above everything that is in the page. */
const OVERLAY =
  '<div style="position: fixed; inset: auto 0 0; block-size: 60px; z-index: 2147483647; background: #060"></div>';

for (const [name, style] of Object.entries(CONTAINERS))
  for (const [width, size] of Object.entries(SIZES))
    test(`the banner is at the window's edge inside ${name}, ${width}`, async ({ ui }) => {
      test.skip(
        name.startsWith("zoom") && ui.engine === "webkit",
        "not judged: boxes in zoomed elements differ there",
      );
      await buildShown(ui, `<div style="${style}">${HINT}${LINES}</div><main>${LINES}</main>${OVERLAY}`, {
        size,
      });
      await isInPlace(ui, "at first");
      await scrollTo(ui, 500);
      await isInPlace(ui, "scrolled");
      await ui.eval(() => {
        const dialog = document.createElement("dialog");
        document.body.append(dialog);
        dialog.showModal();
        dialog.close();
      });
      await isInPlace(ui, "after a dialog");
      expect(await problems(ui)).toEqual([]);
    });

/** Elements that the browser does not draw while they are out of view, as the banner's are here. */
const UNDRAWN = {
  "below the window": "content-visibility: auto; contain-intrinsic-size: 100px",
  "beside the window": "content-visibility: auto; position: absolute; top: 0; left: -9999px; width: 100px",
  "without a size": "content-visibility: auto; contain-intrinsic-size: 0",
} as const;
const TALL = '<div style="block-size: 3000px"></div>';

for (const [name, style] of Object.entries(UNDRAWN))
  test(`the banner is at the window's edge although what is around it is not drawn, ${name}`, async ({
    ui,
  }) => {
    test.skip(ui.engine === "webkit", "WebKit draws nothing of such an element, not even in the top layer");
    await build(ui, `${TALL}<div style="${style}">${HINT}</div>${TALL}`);
    await isInPlace(ui, "at first");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
    await isInPlace(ui, "opened again");
    expect(await problems(ui)).toEqual([]);
  });
