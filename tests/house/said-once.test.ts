import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loaderContract } from "../../src/loader/loader.contract.ts";
import { STYLE_SHEET_WAIT_MS } from "../../src/starter/time-limit.ts";
import { EDGE_PX } from "../../src/tooltips/tip/place-tip.ts";

/* CSS cannot import a constant: these tests compare each value that a style sheet repeats with its source. */

const read = (path: string) => readFileSync(path, "utf8");
const styleSheets = ["src", "examples"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((path) => path.endsWith(".css") && !path.includes("node_modules"));

const MS_PER_UNIT = { s: 1000, ms: 1 };
const msOf = (time: string) =>
  Number.parseFloat(time) * MS_PER_UNIT[time.replace(/^[\d.]+/, "") as keyof typeof MS_PER_UNIT];

/** The declarations of one rule, by property. */
function rule(css: string, selector: string): Map<string, string> {
  const [, rest = ""] = css.split(`\n${selector} {\n`);
  const [block = ""] = rest.split("}");
  return new Map(
    Array.from(block.matchAll(/([\w-]+): ([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
  );
}

describe("the style sheets' own end of the wait for code", () => {
  const waits = styleSheets.flatMap((path) =>
    Array.from(read(path).matchAll(/var\(--dealer-code-timeout(?:, ([^)]*))?\)/g), ([, fallback = ""]) => ({
      path,
      fallback,
    })),
  );

  it("is in the style sheet of each placeholder", () =>
    expect(waits.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "src/call-us/call-us.page.css",
        "src/cookie-hint/cookie-hint.page.css",
        "src/kernel/styles/placeholder.page.css",
        "src/loader/loader.page.css",
        "src/mega-nav/mega-nav.page.css",
      ]),
    ));

  it.each(waits)("is the starter's constant in $path", ({ fallback }) =>
    expect(msOf(fallback)).toBe(STYLE_SHEET_WAIT_MS),
  );
});

describe("the loader before its code", () => {
  const { attributes } = loaderContract;
  const page = read("src/loader/loader.page.css");
  const placeholder = rule(page, "dealer-loader:not(:defined)");

  it("fades as long as with the default of `fade-ms`", () => {
    const [, fade = ""] = placeholder.get("animation")?.split(" ") ?? [];
    expect(msOf(fade)).toBe(attributes["fade-ms"].default);
  });

  it("stays after the page's load as long as with the default of `delay-ms`", () => {
    const loaded = rule(page, 'dealer-loader[data-dealer-phase="loaded"]:not([delay-ms], [fade-ms])');
    expect(msOf(loaded.get("--dealer-code-timeout") ?? "")).toBe(attributes["delay-ms"].default);
  });

  it("covers the page with the same box as its overlay", () => {
    const overlay = rule(read("src/loader/loader.css"), '[part="overlay"]');
    const { animation, ...box } = Object.fromEntries(placeholder);
    expect(Object.fromEntries(overlay)).toEqual(box);
  });
});

describe("a tip", () => {
  const css = read("src/tooltips/tip/tip.css");

  it("leaves room for the distance to both edges of the window", () =>
    expect(css).toContain(`max-inline-size: min(20rem, 100% - ${2 * EDGE_PX}px);`));

  it("leaves room for that and for its gap", () => {
    const gapPx = Number(/padding-block-end: (\d+)px;/.exec(css)?.[1]);
    expect(css).toContain(`max-block-size: calc(100dvh - ${2 * EDGE_PX + gapPx}px);`);
  });
});
