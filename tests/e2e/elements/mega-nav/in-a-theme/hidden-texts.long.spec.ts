import { PNG } from "pngjs";
import { isLeftToOthers } from "../../../../support/parts.ts";
import { ASKS_SOON } from "../../../../support/timeouts.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { matches } from "../../page.ts";
import { link, MENU_BUTTON } from "../menu.ts";
import { canPressLink, frames, openTheme, TAG } from "./theme.ts";

/* Some themes hide the text of links, and leave the links their place and size, until the pointer is over an item. */

/** Ways to hide the text of an element, also of all links in a list. */
const WAYS: Readonly<Record<string, string>> = {
  "text indent": "text-indent: -9999px",
  "text indent to the end": "text-indent: 100%; overflow: hidden; white-space: nowrap",
  "font size": "font-size: 0",
  "line height": "line-height: 0; overflow: hidden",
  colour: "color: transparent",
  "colour without alpha": "color: rgb(20 20 20 / 0)",
  "text fill": "-webkit-text-fill-color: transparent",
  opacity: "opacity: 0",
  filter: "filter: opacity(0)",
  mask: "mask: linear-gradient(transparent, transparent)",
  "mask image": "-webkit-mask-image: linear-gradient(transparent, transparent)",
  "clip path": "clip-path: inset(50%)",
};

/** Ways to hide a part of a link. */
const PART_WAYS: Readonly<Record<string, string>> = {
  ...WAYS,
  display: "display: none",
  visibility: "visibility: hidden",
  "slow opacity": "opacity: 0; transition: opacity 0.3s",
  "transform to nothing": "display: inline-block; transform: scale(0)",
  translate: "display: inline-block; translate: -100vw 0",
  clip: "position: absolute; clip: rect(0, 0, 0, 0)",
  "off to the left": "position: absolute; left: -9999px",
  "maximum width": "display: inline-block; max-width: 0; overflow: hidden; white-space: nowrap",
  "maximum height": "display: inline-block; max-height: 0; overflow: hidden",
  "only for screen readers":
    "position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0",
};

const TOGGLE = "[data-dealer-branch] > [data-dealer-toggle]";
const SPANS = TAG.replaceAll(/(<a [^>]*>)(.*?)<\/a>/g, '$1<span class="t">$2</span></a>');
/** Links with a size of their own, as most themes give them. */
const LINKS = ".m li a { display: block; min-height: 44px; min-width: 120px; padding: 10px }";

const PLACES = {
  "by its links": { inner: " > li > a", ways: WAYS, html: TAG },
  "by its items": { inner: " > li", ways: WAYS, html: TAG },
  "by its list": { inner: "", ways: WAYS, html: TAG },
  "by all elements in its list": { inner: " *", ways: WAYS, html: SPANS },
  "in its links": { inner: " > li > a > .t", ways: PART_WAYS, html: SPANS },
} as const;

/** As low as they can be: each look at a text is a picture of the whole window. */
const SIZES = { wide: [900, 320], narrow: [360, 400] } as const;

const LAYOUTS = {
  "panel of a wide page": { size: SIZES.wide, list: ".m ul", press: TOGGLE, hash: "nieuw" },
  "list of a narrow page": { size: SIZES.narrow, list: ".m", press: MENU_BUTTON, hash: "contact" },
} as const;

/** Whether there is anything to see in a link, on a screenshot. */
async function isWritten(ui: Ui, hash: string): Promise<boolean> {
  const place = await ui.eval(
    (selector) => (document.querySelector(selector) as Element).getBoundingClientRect().toJSON() as DOMRect,
    link(hash),
  );
  const { width, height, data } = PNG.sync.read(await ui.screenshot());
  const lights: number[] = [];
  for (let y = Math.max(0, Math.ceil(place.top) + 3); y < Math.min(height, place.bottom - 3); y++)
    for (let x = Math.max(0, Math.ceil(place.left) + 3); x < Math.min(width, place.right - 3); x++) {
      const at = (y * width + x) * 4;
      lights.push((data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number));
    }
  return Math.max(0, ...lights) - Math.min(765, ...lights) > 300;
}

/** Changes the theme's styles, as if they had been there from the start. */
const setTheme = (ui: Ui, css: string) =>
  ui.eval((text) => {
    const style = document.querySelector("#way") ?? document.createElement("style");
    style.id = "way";
    style.textContent = text;
    document.head.append(style);
    for (const one of document.querySelectorAll("dealer-mega-nav *")) void getComputedStyle(one).opacity;
    for (const animation of document.getAnimations()) animation.finish();
  }, css);

const hasMarks = (ui: Ui) =>
  matches(ui, "dealer-mega-nav :is(a, span):is([data-dealer-shown], [style]:not([style='']))");

const isOpen = (ui: Ui, press: string) =>
  ui.eval(
    (wide) =>
      (wide
        ? document.querySelector(wide)
        : document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("[part=toggle]")
      )?.getAttribute("aria-expanded") === "true",
    press === MENU_BUTTON ? "" : press,
  );

async function press(ui: Ui, selector: string, opens: boolean): Promise<void> {
  await ui.click(selector);
  await expect.poll(() => isOpen(ui, selector), ASKS_SOON).toBe(opens);
}

for (const [layout, { size, list, press: button, hash }] of Object.entries(LAYOUTS))
  for (const [place, { inner, ways, html }] of Object.entries(PLACES))
    test(`dealer-mega-nav shows the texts that a theme hides ${place}, in the ${layout}`, async ({ ui }) => {
      test.slow();
      const unmet: string[] = [];
      await openTheme(ui, { html, css: LINKS, size });
      for (const [index, [way, rule]] of Object.entries(ways).entries())
        for (const weight of size === SIZES.wide ? ["", " !important"] : [" !important"]) {
          if (isLeftToOthers(ui.engine, index)) continue;
          await setTheme(ui, `${list}${inner} { ${rule.replaceAll(/(;|$)/g, `${weight}$1`)} }`);
          await press(ui, button, true);
          await expect
            .poll(async () => (await canPressLink(ui, hash)) && (await isWritten(ui, hash)), ASKS_SOON)
            .toBe(true)
            .catch(() => unmet.push(way + weight));
          await press(ui, button, false);
          await expect
            .poll(() => hasMarks(ui), ASKS_SOON)
            .toBe(false)
            .catch(() => unmet.push(`${way}${weight}: marks after closing`));
        }
      expect(unmet).toEqual([]);
    });

/** Links that can be used as they are. */
const USABLE: Readonly<Record<string, { readonly html: string; readonly css: string }>> = {
  "a background picture": {
    html: TAG,
    css: ".m a { text-indent: -9999px; background: url('data:image/svg+xml,<svg/>') }",
  },
  "a picture before their hidden text": {
    html: TAG,
    css: ".m a { font-size: 0 } .m a::before { display: block; width: 20px; height: 20px; background: url('data:image/svg+xml,<svg/>'); content: '' }",
  },
  "a sign of an icon font": {
    html: SPANS,
    css: ".m .t { display: none } .m a::before { content: '\\f015' }",
  },
  "an image and no text": {
    html: TAG.replaceAll(/(<a [^>]*>).*?<\/a>/g, '$1<img alt="" width="20" height="20"></a>'),
    css: ".m a { text-indent: -9999px }",
  },
  "letters that a gradient fills": {
    html: TAG,
    css: ".m a { color: transparent; background: linear-gradient(red, blue); -webkit-background-clip: text; background-clip: text }",
  },
  "letters that are a shadow": {
    html: TAG,
    css: ".m a { color: transparent; text-shadow: 0 0 1px black }",
  },
  "a text for screen readers beside theirs": {
    html: TAG.replaceAll("</a>", ' <span class="sr">nu</span></a>'),
    css: ".m .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }",
  },
  "an ellipsis": {
    html: TAG.replaceAll("</a>", " en nog veel meer van hetzelfde dat er niet op past</a>"),
    css: ".m li a { max-width: 130px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }",
  },
  "text that lets presses through": {
    html: SPANS,
    css: ".m .t { pointer-events: none }",
  },
  "a panel that slides down": {
    html: TAG,
    css: ".m ul { transition: transform 0.4s !important } @starting-style { .m ul { transform: scaleY(0) !important } }",
  },
  "a fade, one after the other": {
    html: TAG,
    css: ".m a { animation: appear 0.2s 0.2s both } @keyframes appear { from { opacity: 0; transform: translateX(-40px) } }",
  },
  "a fade of their letters": {
    html: SPANS,
    css: ".m .t { animation: appear 0.2s 0.2s both } @keyframes appear { from { color: transparent } }",
  },
  "a transition from nothing, with a delay": {
    html: TAG,
    css: ".m a { transition: opacity 0.2s 0.2s, transform 0.2s 0.2s } @starting-style { .m a { opacity: 0; transform: scale(0) } }",
  },
};

const isMoving = (ui: Ui) =>
  ui.eval(() => {
    // Firefox never starts animations in a hidden panel.
    const isShown = ({ target }: KeyframeEffect) => target?.checkVisibility() ?? true;
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    return running.some(({ effect }) => isShown(effect as KeyframeEffect));
  });

for (const [what, { html, css }] of Object.entries(USABLE))
  for (const [layout, { size, press: button }] of Object.entries(LAYOUTS))
    test(`dealer-mega-nav leaves links with ${what} as they are, in the ${layout}`, async ({ ui }) => {
      await openTheme(ui, { html, css: `${LINKS} ${css}`, size });
      // The toggle follows its label while that moves.
      await expect.poll(() => isMoving(ui)).toBe(false);
      await press(ui, button, true);
      await frames(ui);
      await expect.poll(() => isMoving(ui)).toBe(false);
      await frames(ui);
      expect(await hasMarks(ui)).toBe(false);
    });

test("dealer-mega-nav keeps texts for screen readers hidden when it shows those beside them", async ({
  ui,
}) => {
  const html = SPANS.replaceAll("</a>", ' <span class="sr">nu</span></a>');
  const css = `${LINKS} .m .sr { position: absolute; width: 1px; height: 1px; overflow: hidden } .m .t { opacity: 0 }`;
  await openTheme(ui, { html, css, size: SIZES.wide });
  await press(ui, TOGGLE, true);
  await expect.poll(() => isWritten(ui, "nieuw")).toBe(true);
  expect(await matches(ui, "dealer-mega-nav .t[data-dealer-shown]")).toBe(true);
  expect(await matches(ui, "dealer-mega-nav .sr[data-dealer-shown]")).toBe(false);
});

const COLOURS = {
  "a white panel": "background: white !important; color: transparent",
  "a dark panel": "background: rgb(20 20 20) !important; color: transparent",
  "a panel with white text": "background: rgb(20 20 20) !important; color: white",
} as const;

for (const [panel, style] of Object.entries(COLOURS))
  test(`dealer-mega-nav shows transparent links in a readable colour on ${panel}`, async ({ ui }) => {
    await openTheme(ui, {
      html: TAG,
      css: `${LINKS} .m ul { ${style} } .m ul a { color: transparent }`,
      size: SIZES.wide,
    });
    await press(ui, TOGGLE, true);
    await expect.poll(() => isWritten(ui, "nieuw")).toBe(true);
  });

/** How a theme shows the links of a submenu, for as long as the pointer is over their item. */
const HOVER_WAYS = {
  "a fade": [".m ul a { opacity: 0; transition: opacity 0.3s 0.2s }", ".m li:hover > ul a { opacity: 1 }"],
  "a text indent": [
    ".m ul a { text-indent: -9999px; overflow: hidden }",
    ".m li:hover > ul a { text-indent: 0 }",
  ],
  "a font size": [".m ul a { font-size: 0 }", ".m li:hover > ul a { font-size: 16px }"],
  "letters that slide": [
    ".m ul a { overflow: hidden } .m .t { display: inline-block; transform: translateY(120%); transition: transform 0.3s }",
    ".m li:hover > ul .t { transform: none }",
  ],
  "their items' opacity": [".m ul li { opacity: 0 }", ".m li:hover > ul li { opacity: 1 }"],
} as const;

for (const [way, rules] of Object.entries(HOVER_WAYS))
  test(`dealer-mega-nav keeps links readable that a theme shows by ${way} under the pointer`, async ({
    ui,
  }) => {
    await openTheme(ui, { html: SPANS, css: `${LINKS} ${rules.join(" ")}`, size: SIZES.wide });
    await press(ui, TOGGLE, true);
    await expect.poll(() => isWritten(ui, "nieuw")).toBe(true);
    await ui.moveTo(SIZES.wide[0] - 20, SIZES.wide[1] - 20);
    await expect.poll(() => matches(ui, "li:hover")).toBe(false);
    await frames(ui);
    await expect.poll(() => isMoving(ui)).toBe(false);
    await expect.poll(() => isWritten(ui, "nieuw")).toBe(true);
    expect(await isOpen(ui, TOGGLE)).toBe(true);
  });
