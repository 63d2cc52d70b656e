import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PANEL_MAX_PX } from "./decoration/align-branch.ts";
import { megaNavContract } from "./mega-nav.contract.ts";

const read = (path: string, base: string | URL = import.meta.url) => {
  const url = new URL(path, base);
  return { url, css: readFileSync(url, "utf8") };
};

/** The page styles of all elements, in the order of the published file. */
const everyPage = (() => {
  const { url, css } = read("../dealer-elements.css");
  return [...css.matchAll(/@import "([^"]+)"/g)].map(([, path = ""]) => read(path, url).css).join("\n");
})();
const { css: page } = read("./mega-nav.page.css");
const { css: shadow } = read("./mega-nav.css");
const { css: dropdown } = read("./styles/dropdown.css");
const { css: toggle } = read("./styles/toggle.css");

const { attributes } = megaNavContract;
const BREAKPOINT_PX = attributes["breakpoint-px"].default;

/** The value of a property in the first rule with a selector, without `!important`. */
function valueIn(css: string, selector: string, property: string): string | undefined {
  const [, rule = ""] = css.slice(css.indexOf(`${selector} {`)).split("{");
  const [, value] = new RegExp(`(?:^|[\\s;])${property}: ([^;]+?)(?: !important)?;`).exec(rule) ?? [];
  return value;
}

describe("the style sheets", () => {
  it("limit a panel to the width that the code expects", () => {
    expect(dropdown).toContain(`max-inline-size: min(${PANEL_MAX_PX}px,`);
  });

  it("change the layout of the closed menu at the contract's default breakpoint", () => {
    expect([...new Set(page.match(/\(m(?:ax|in)-width: \d+px\)/g))]).toEqual([
      `(min-width: ${BREAKPOINT_PX + 1}px)`,
      `(max-width: ${BREAKPOINT_PX}px)`,
    ]);
  });

  it("keep room for a toggle beside its label, before and after it is inserted", () => {
    const [, widthPx] = /margin-inline-end: (\d+px) !important;/.exec(page) ?? [];
    for (const limit of ["min", "max"])
      expect(valueIn(toggle, '& [data-dealer-toggle=""]', `${limit}-inline-size`)).toBe(widthPx);
    expect(page).toContain(`grid: auto-flow / auto minmax(${widthPx}, auto);`);
    expect(toggle).toContain(`border-inline-end: ${widthPx} solid transparent !important;`);
  });
});

describe("the placeholder of the menu button", () => {
  const box = everyPage.slice(everyPage.indexOf(":is(dealer-call-us, dealer-mega-nav):not(:defined)"));
  const own = page.slice(page.indexOf("dealer-mega-nav:not(:defined)"));
  const button = '[part="toggle"]';

  it("has the default text of the button", () => {
    expect(own).toContain(`content: "${attributes["toggle-label"].default}"`);
  });

  it.each(["min-block-size", "border-radius", "font-weight", "line-height"])(
    "has the %s of the button",
    (property) => {
      expect(valueIn(box, "&::before", property)).toBeTruthy();
      expect(valueIn(box, "&::before", property)).toBe(valueIn(shadow, button, property));
    },
  );
});

describe("the contract", () => {
  it("describes the breakpoint with its default", () => {
    expect(attributes["breakpoint-px"].about).toContain(
      `${BREAKPOINT_PX} is mobile, ${BREAKPOINT_PX + 1} is desktop`,
    );
  });
});
