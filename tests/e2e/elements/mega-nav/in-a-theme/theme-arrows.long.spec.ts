import { PNG } from "pngjs";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { NARROW, WIDE } from "../../page.ts";
import { MENU_BUTTON } from "../menu.ts";
import { openTheme } from "./theme.ts";

/* A theme's own arrows, in every way in which one can be drawn: an item has one. */

const svg = (size: string) =>
  // cspell:disable-next-line
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${size} viewBox='0 0 10 10'%3E%3Cpath d='M0 3h10L5 8z'/%3E%3C/svg%3E`;
const SMALL = svg("width='10' height='10'");
const LARGE = svg("width='60' height='44'");
const SVG = '<svg width="10" height="10" viewBox="0 0 24 24"><path d="M7 10l5 5 5-5z"></path></svg>';
const LEAF_ICON = SVG.replace("<svg", '<svg class="leaf"');
const BAR =
  'content: ""; position: absolute; top: 20px; right: 10px; width: 10px; height: 2px; background: currentColor';

interface Way {
  /** The label's content; `@` is the name. */
  readonly label?: string;
  readonly after?: string;
  /** `&` is the item. */
  readonly css?: string;
}

const ARROWS: Readonly<Record<string, Way>> = {
  "a background of the label": { css: `& > .label { background: url("${SMALL}") no-repeat right center }` },
  "a background of the label with a size": {
    css: `& > .label { background: url("${svg("")}") no-repeat right 4px top 50% / 12px }`,
  },
  "a background of the item": { css: `& { background: url("${SMALL}") no-repeat calc(100% - 2px) 50% }` },
  "a background of gradients": {
    css: "& > .label { background: linear-gradient(45deg, transparent 50%, currentColor 50%) calc(100% - 12px) 20px / 5px 5px no-repeat, linear-gradient(135deg, currentColor 50%, transparent 50%) calc(100% - 7px) 20px / 5px 5px no-repeat }",
  },
  "a triangle in the text": { label: "@ ▾" },
  "another triangle in the text": { label: "@ ▼" },
  "a chevron in the text": { label: "@⌄" },
  "a guillemet in the text": { label: "@ ›" },
  "two guillemets in the text": { label: "@ »" },
  "an entity in the text": { label: "@ &#9662;" },
  "a sign with a variant selector in the text": { label: "@ ▼&#xFE0E;" },
  "a sign in a span": { label: "@ <span>▾</span>" },
  "a sign in a span beside the name's span": { label: "<span>@</span> <span>▼</span>" },
  "a plus sign in a span": { label: "@ <span>+</span>" },
  "a sign in small letters": { label: "@<small>⌄</small>" },
  "a sign that floats": { label: '<span style="float: right">▾</span>@' },
  "a sign after the label": { after: "<span>▾</span>" },
  "a text after the label": { after: " ▾ " },
  "an image": { label: `@ <img src="${SMALL}" alt="">` },
  "an image that is called an arrow": {
    label: '@ <img src="/img/arrow-down.svg" width="10" height="10" alt="arrow">',
  },
  "an image in a span": { label: `@ <span><img src="${SMALL}" alt="" width="10"></span>` },
  "an icon of a font": {
    label: '@ <i class="fa fa-caret-down"></i>',
    css: '& i::before { content: "\\f0d7" }',
  },
  "an icon with another name": { label: '@ <i class="fa fa-plus"></i>', css: '& i::before { content: "+" }' },
  "an svg": { label: `@ ${SVG}` },
  "two crossing bars": {
    css: `& > .label { position: relative } & > .label::before { ${BAR} } & > .label::after { ${BAR}; rotate: 90deg }`,
  },
  "a clipped box": {
    css: '& > .label::after { content: ""; display: inline-block; width: 10px; height: 6px; margin-left: 4px; background: currentColor; clip-path: polygon(0 0, 100% 0, 50% 100%) }',
  },
};

/** What is no arrow, and stays. */
const OTHERS: Readonly<Record<string, Way>> = {
  "an icon before the text": { label: `<img class="theirs" src="${SMALL}" alt=""> @` },
  "a flag": { label: '@ <img class="theirs flag" src="/img/1.svg" alt="" width="16" height="12">' },
  "a picture with words": {
    label: '@ <img class="theirs" src="/img/1.svg" alt="Elektrisch" width="16" height="12">',
  },
  "a logo": { label: '@ <img class="theirs" src="/img/2.svg" alt="" width="80" height="20">' },
  "a badge": { label: '@ <span class="theirs">Nieuw</span>' },
  "a plus sign between words": { label: "Auto + @" },
  "a plus sign of its own between words": { label: 'Auto <span class="theirs">+</span> @' },
  "a plus sign of the name": { label: "@ +" },
  "a background that fills the label": {
    css: `& > .label { background: url("${LARGE}") center / cover no-repeat }`,
  },
  "a background as large as the label": {
    css: `& > .label { background: url("${LARGE}") no-repeat right center }`,
  },
  "a background before the text": {
    css: `& > .label { padding-left: 20px; background: url("${SMALL}") no-repeat left center }`,
  },
  "a background that repeats": { css: `& > .label { background: url("${SMALL}") }` },
  "a background of a gradient": { css: "& > .label { background: linear-gradient(red, yellow) }" },
};

const PICTURES: Readonly<Record<string, string>> = {
  cart: '<circle cx="9" cy="21" r="1"/><circle cx="20" cy="21" r="1"/><path d="M1 1h4l2.68 13.39a2 2 0 0 0 2 1.61h9.72a2 2 0 0 0 2-1.61L23 6H6"/>',
  user: '<path d="M20 21v-2a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v2"/><circle cx="12" cy="7" r="4"/>',
  flag: '<path d="M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1z"/><line x1="4" y1="22" x2="4" y2="15"/>',
  search: '<circle cx="11" cy="11" r="8"/><line x1="21" y1="21" x2="16.65" y2="16.65"/>',
};
const WRAPPERS: Readonly<Record<string, (svg: string) => string>> = {
  "": (one) => one,
  ", in a span": (one) => `<span class="icon">${one}</span>`,
  ", with a class": (one) => one.replace("theirs", "theirs icon"),
  ", with a name": (one) => one.replace("<svg", '<svg role="img" aria-label="Aanbod"'),
};
for (const [name, shapes] of Object.entries(PICTURES))
  for (const [how, wrap] of Object.entries(WRAPPERS))
    for (const sizePx of [16, 24])
      Object.assign(OTHERS, {
        [`a ${name} of ${sizePx} px${how}`]: {
          label: `@ ${wrap(`<svg class="theirs" width="${sizePx}" height="${sizePx}" viewBox="0 0 24 24" fill="none" stroke="currentColor">${shapes}</svg>`)}`,
        },
      });
Object.assign(OTHERS, {
  "an emoji after the text": { css: '& > .label::after { content: "🔍" }' },
  "an icon of a font with a name": {
    label: '@ <i class="theirs icon-cart"></i>',
    css: '& i::before { content: "\\e800" }',
  },
});

const LABELS: Readonly<Record<string, (content: string) => string>> = {
  links: (content) => `<a class="label" href="#doel">${content}</a>`,
  "links without an address": (content) => `<a class="label" href="#">${content}</a>`,
  headings: (content) => `<span class="label">${content}</span>`,
};

const htmlOf = (ways: Readonly<Record<string, Way>>, label: (content: string) => string, leaf: string) => {
  const items = Object.values(ways).map(({ label: content = "@", after = "" }, index) => {
    const item = (name: string, list: string) =>
      `<li class="w${index}">${label(content.replace("@", name))}${after}<ul>${list}</ul></li>`;
    return item(`Buiten${index}`, item(`Binnen${index}`, '<li><a href="#x">Link</a></li>'));
  });
  return `<dealer-mega-nav><ul class="menu">${items.join("")}<li><a href="#leaf">${leaf}Los</a></li></ul></dealer-mega-nav>`;
};
const cssOf = (ways: Readonly<Record<string, Way>>) =>
  `.menu li { position: relative } ${Object.values(ways)
    .map(({ css = "" }, index) => css.replaceAll("&", `.menu .w${index}`))
    .join("\n")}`;

interface Seen {
  readonly ours: boolean;
  readonly theirs: readonly string[];
  readonly name: string | null;
}

/** Opens each item, and reads which arrows are to be seen in it. */
const seen = (ui: Ui): Promise<Seen[]> =>
  ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.shadowRoot?.querySelector<HTMLElement>("[part=toggle]")?.click();
    const isDrawn = (element: Element, part: string) => {
      const { content, opacity, display, visibility } = getComputedStyle(element, part);
      const isThere = !["none", "normal"].includes(content) && display !== "none";
      return isThere && opacity !== "0" && visibility === "visible";
    };
    const ownText = (element: Element) => {
      const hidden = [...(CSS.highlights.get("dealer-mega-nav-sign") ?? [])];
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = hidden.find(({ startContainer }) => startContainer === node);
          const text = node.nodeValue ?? "";
          return (range ? text.slice(0, range.startOffset) + text.slice(range.endOffset) : text).trim();
        });
    };
    const read = (item: Element) => {
      const toggle = item.querySelector(":scope > [data-dealer-toggle]") as Element;
      const label = item.querySelector(".label") as Element;
      const isLabel = toggle === label;
      const parts = [
        item,
        label,
        ...label.querySelectorAll("*"),
        ...item.querySelectorAll(":scope > span:not(.label)"),
      ];
      const theirs = parts.flatMap((part) => {
        const style = getComputedStyle(part);
        if (part !== item && !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return [];
        const drawn =
          part === toggle || part === item
            ? []
            : ["::before", "::after"].filter((pseudo) => isDrawn(part, pseudo));
        const text = ownText(part).filter((one) => one && /[^\w\s]\uFE0E?$/.test(one));
        const picture = style.backgroundImage.split(/, (?=linear|url|none)/).some((one) => one !== "none");
        return [
          ...(drawn.length > 0 ? [`${part.localName}${drawn}`] : []),
          ...text.map((one) => `${part.localName} "${one}"`),
          ...(picture ? [`${part.localName} background`] : []),
          ...(part.matches("img, svg:not(.leaf), .theirs") ? [part.localName] : []),
        ];
      });
      return {
        ours: isDrawn(toggle, isLabel ? "::after" : "::before"),
        theirs,
        name: toggle.getAttribute("aria-label"),
      };
    };
    const found: Seen[] = [];
    const frame = async () => {
      for (let count = 0; count < 5; count++) await new Promise(requestAnimationFrame);
    };
    for (const item of nav.querySelectorAll(".menu > li:has(ul)")) {
      item.querySelector<HTMLElement>(":scope > [data-dealer-toggle]")?.click();
      await frame();
      found.push(read(item), read(item.querySelector("li") as Element));
      item.querySelector<HTMLElement>(":scope > [data-dealer-toggle]")?.click();
    }
    return found;
  });

const faultsIn = (
  ways: Readonly<Record<string, Way>>,
  all: readonly Seen[],
  isFault: (seen: Seen) => boolean,
) =>
  Object.keys(ways).flatMap((name, index) =>
    all.slice(2 * index, 2 * index + 2).flatMap((one) => (isFault(one) ? [{ way: name, ...one }] : [])),
  );

for (const [labels, label] of Object.entries(LABELS))
  for (const size of [WIDE, NARROW]) {
    test(`dealer-mega-nav shows one arrow for each item, with ${labels}, ${size[0]} px`, async ({ ui }) => {
      const html = htmlOf(ARROWS, label, LEAF_ICON);
      await openTheme(ui, { html, css: cssOf(ARROWS), size });
      const all = await seen(ui);
      const count = ({ ours, theirs }: Seen) => Number(ours) + theirs.length;
      expect(faultsIn(ARROWS, all, (one) => count(one) !== 1)).toEqual([]);
      if (labels === "links")
        expect(faultsIn(ARROWS, all, ({ name }) => !/^\w+\d$/.test(name ?? ""))).toEqual([]);
      const restored = await ui.eval(async () => {
        const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
        nav.remove();
        for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame);
        return nav.innerHTML;
      });
      expect(restored).toBe(
        await ui.eval((given) => {
          const box = document.createElement("div");
          box.innerHTML = given;
          return box.firstElementChild?.innerHTML;
        }, html),
      );
    });

    test(`dealer-mega-nav keeps what is no arrow, with ${labels}, ${size[0]} px`, async ({ ui }) => {
      await openTheme(ui, { html: htmlOf(OTHERS, label, "Los"), css: cssOf(OTHERS), size });
      const all = await seen(ui);
      expect(faultsIn(OTHERS, all, ({ ours }) => !ours)).toEqual([]);
      const isGone = ({ theirs }: Seen) => theirs.length === 0;
      // The page's style sheet removes what a theme draws after a label that opens its submenu itself.
      const isLeftOut = labels === "links" ? /^a plus sign between/ : /^(a plus sign between|an emoji)/;
      const drawn = Object.keys(OTHERS).filter((name) => !isLeftOut.test(name));
      expect(faultsIn(OTHERS, all, isGone).filter(({ way }) => drawn.includes(way))).toEqual([]);
    });
  }

for (const size of [WIDE, NARROW])
  test(`dealer-mega-nav draws its arrow in place of a sign at the end of a text, ${size[0]} px`, async ({
    ui,
  }) => {
    const sign = "▼";
    const html = `<dealer-mega-nav><ul class="menu"><li><a href="#doel">Aanbod ${sign}</a><ul><li><a href="#x">Link</a></li></ul></li></ul></dealer-mega-nav>`;
    await openTheme(ui, { html, css: ".menu a { color: black }", size });
    if (size === NARROW) await ui.click(MENU_BUTTON);
    const inkAt = async (which: "sign" | "toggle") => {
      const { x, y, width, height } = await ui.eval((wanted) => {
        if (wanted === "toggle")
          return (document.querySelector("[data-dealer-toggle]") as Element).getBoundingClientRect().toJSON();
        const text = document.querySelector(".menu a")?.firstChild as Text;
        const range = document.createRange();
        range.setStart(text, text.data.length - 1);
        range.setEnd(text, text.data.length);
        return range.getBoundingClientRect().toJSON();
      }, which);
      const picture = PNG.sync.read(await ui.screenshot());
      let darkest = 255;
      for (let row = Math.ceil(y); row < y + height - 1; row++)
        for (let column = Math.ceil(x); column < x + width - 1; column++)
          darkest = Math.min(darkest, picture.data[(row * picture.width + column) * 4] as number);
      return darkest < 128;
    };
    await expect.poll(() => inkAt("sign")).toBe(false);
    expect(await inkAt("toggle")).toBe(true);
    expect(await ui.eval(() => document.querySelector(".menu a")?.textContent)).toBe(`Aanbod ${sign}`);
  });
