// @vitest-environment happy-dom
import { readFileSync, statSync } from "node:fs";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { type OwnAttribute, readAttribute } from "../../src/kernel/element/attribute-value.ts";
import type { Attribute, Contract } from "../../src/kernel/element/contract.ts";
import { firstBundle } from "../../src/kernel/element/first-bundle.ts";
import { reportFile, reportScript, warnAttribute, warnMarkup } from "../../src/kernel/task/report.ts";
import { advise } from "../../src/tags/later/advice.ts";
import { warnOfSecondMatomo } from "../../src/tags/later/services/second-matomo.ts";

/* The guide for authors repeats names, defaults and messages that are stated elsewhere: here they are compared. */

const GUIDE = "docs/handleiding.md";
const MOST_BYTES = 60_000;
const FORBIDDEN = /npm|build|bundler|repositor/i;
/** How the guide writes an empty default. */
const NONE = "geen";
const GUARD = "dealer-storage-guard";

const all: readonly Contract[] = contracts;
const guide = readFileSync(GUIDE, "utf8");

interface Setting {
  readonly name: string;
  readonly byDefault: string;
  readonly example: string;
}

interface Section {
  readonly heading: string;
  readonly pictures: readonly { readonly alt: string; readonly path: string }[];
  readonly snippets: readonly string[];
  readonly settings: readonly Setting[];
}

const sections = guide.split(/^## /m).slice(1).map(readSection);
const sectionOf = (tag: string) => sections.find(({ heading }) => heading.endsWith(`: \`${tag}\``));

function readSection(text: string): Section {
  const pictures = [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
  const snippets = [...text.matchAll(/^```html\n(.*?)^```/gms)];
  const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| `([^`]+)` \|/gm)];
  return {
    heading: text.split("\n", 1)[0] ?? "",
    pictures: pictures.map(([, alt = "", path = ""]) => ({ alt, path: `docs/${path}` })),
    snippets: snippets.map(([, snippet = ""]) => snippet),
    settings: rows.map(([, name = "", byDefault = "", example = ""]) => ({
      name,
      byDefault: byDefault.replaceAll("`", ""),
      example,
    })),
  };
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** What is wrong with the attributes of our tags in a snippet. */
const faultsIn = (html: string): string[] =>
  [...parse(html).querySelectorAll("*")]
    .filter(({ localName }) => localName.startsWith("dealer-"))
    .flatMap((element) => [...element.attributes].flatMap((attribute) => faultOf(element, attribute)));

function faultOf({ localName }: Element, { name, value }: Attr): string[] {
  const statement = attributeOf(localName, name);
  if (!statement) return [`<${localName}> has no ${name}`];
  const { problem } = readAttribute(statement as OwnAttribute, value);
  return problem ? [`<${localName} ${name}="${value}"> ${problem}`] : [];
}

const attributeOf = (tag: string, name: string): Attribute | undefined =>
  all.find((contract) => contract.tag === tag)?.attributes[name];

const anyContent = { flow: true, phrasing: true, transparent: true } as const;
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    elements: ["html5", Object.fromEntries(all.map(({ tag }) => [tag, anyContent]))],
    // Spaces in a telephone number that may not break would need `&nbsp;`, which is too much for who copies a number.
    rules: { "no-unknown-elements": "error", "tel-non-breaking": "off" },
  }),
);

async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages).map(({ line, message }) => `line ${line}: ${message}`);
}

describe("the guide for authors", () => {
  it.each([...all.map(({ tag }) => tag), GUARD])(
    "has a section on %s, with a picture and a snippet",
    (tag) => {
      const section = sectionOf(tag);
      expect(section?.pictures).toHaveLength(1);
      for (const { alt, path } of section?.pictures ?? []) {
        expect(alt.length).toBeGreaterThan(20);
        expect(path).toBe(`docs/images/handleiding/${tag}.jpg`);
        expect(statSync(path).size).toBeLessThan(MOST_BYTES);
      }
      expect(section?.snippets.length).toBeGreaterThan(0);
      for (const snippet of section?.snippets ?? []) expect(snippet).toContain(tag);
    },
  );

  it.each(all)("names settings of $tag as its contract does", ({ tag, attributes }) => {
    const settings = sectionOf(tag)?.settings ?? [];
    expect(settings.length).toBeGreaterThanOrEqual(Math.min(2, Object.keys(attributes).length));
    for (const { name, byDefault, example } of settings) {
      expect(Object.keys(attributes)).toContain(name);
      expect(byDefault).toBe(String(attributes[name]?.default) || NONE);
      expect(example).toMatch(new RegExp(`^${name}(=|$)`));
      expect(example).not.toBe(`${name}="${byDefault}"`);
      expect(faultsIn(`<${tag} ${example}></${tag}>`)).toEqual([]);
    }
  });

  const snippets = sections.flatMap(({ heading, snippets }) =>
    snippets.map((snippet) => ({ heading, snippet })),
  );
  it.each(snippets)("has valid HTML to copy under “$heading”", async ({ snippet }) => {
    expect(await mistakesIn(snippet)).toEqual([]);
    expect(faultsIn(snippet)).toEqual([]);
  });

  it("uses no words of developers", () =>
    expect(guide.split("\n").filter((line) => FORBIDDEN.test(line))).toEqual([]));

  it("has every message that the console can show an author, and no other", () => {
    const shown = messages();
    const explained = [...guide.matchAll(/^\| `(<dealer-[^`]*|Error [^`]*|dealer-elements is [^`]*)` \|/gm)];
    const patterns = explained.map(([, message = ""]) => patternOf(message));
    expect(shown.filter((message) => !patterns.some((pattern) => pattern.test(message)))).toEqual([]);
    expect(patterns.filter((pattern) => !shown.some((message) => pattern.test(message)))).toEqual([]);
  });
});

/** A message of the guide, in which `…` may be anything. */
const patternOf = (message: string) => new RegExp(`^${message.split("…").map(literally).join(".+")}$`);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** One of each kind, from the code that writes them. */
function messages(): string[] {
  const shown: string[] = [];
  const keep = (message: string) => void shown.push(message);
  for (const kind of ["warn", "error"] as const) {
    const spy = vi.spyOn(console, kind).mockImplementation(keep);
    onTestFinished(() => spy.mockRestore());
  }
  warnAttribute("dealer-logo", "fade-ms", "snel", "is not a number of 0 to 10000 ms", 400);
  warnMarkup("dealer-consent-gate", "has more than one template; the first one with content is used.");
  reportFile("chunks/logo.js", new Error("not found"));
  reportScript("openingstijden", new Error("not a function"));
  Reflect.set(globalThis, Symbol.for("dealer-elements"), { folder: "https://elders.example/" });
  firstBundle("https://hier.example/");
  warnOfSecondMatomo({ matomoUrl: "https://stats.example/", matomoSite: "2" });
  const inHead = document.createElement("dealer-tags");
  inHead.setAttribute("matomo-site", "1");
  document.head.append(inHead);
  advise(inHead);
  return shown;
}

describe("what would be found in the guide", () => {
  it.each([
    ["a tag that does not exist", "<dealer-mega-nev></dealer-mega-nev>"],
    ["a tag that is not closed", "<p><dealer-logo></p>"],
    ["an element that HTML does not have", "<carrousel></carrousel>"],
  ])("%s", async (_, html) => expect(await mistakesIn(html)).not.toEqual([]));

  it.each([
    ["an attribute of another tag", '<dealer-logo interval-ms="5000"></dealer-logo>'],
    ["a choice that does not exist", '<dealer-mega-nav open-on="touch"></dealer-mega-nav>'],
    ["a number with its unit", '<dealer-logo fade-ms="400ms"></dealer-logo>'],
    ["a number outside the range", '<dealer-carousel interval-ms="10"></dealer-carousel>'],
    ["a day in another notation", '<dealer-date-input min="23-11-2026"></dealer-date-input>'],
  ])("%s", (_, html) => expect(faultsIn(html)).toHaveLength(1));
});
