import { readFileSync } from "node:fs";
import { HtmlValidate, type Message, type MetaDataTable, StaticConfigLoader } from "html-validate";
import { describe, expect, it } from "vitest";
import { MODES } from "../../src/kernel/element/start-mode.ts";
import { examplePages } from "../support/examplePages.ts";

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

interface Declaration {
  readonly tagName: string;
  readonly attributes?: readonly { readonly name: string; readonly type: { readonly text: string } }[];
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The values that an attribute of this type may have; any text where the type does not limit them. */
function valuesOf(type: string): { enum?: (string | RegExp)[]; omit?: boolean } {
  if (type === "boolean") return { enum: ["true", "false"], omit: true };
  const choices = [...type.matchAll(/"([^"]+)"/g)].map(([, choice]) => choice ?? "");
  const values = type.startsWith("number") ? [NUMBER, ...choices] : choices;
  return values.length > 0 ? { enum: values } : {};
}

/** The tags in html-validate's format. */
function elementsOf({ modules }: Manifest): MetaDataTable {
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  return Object.fromEntries(
    declarations.map(({ tagName, attributes = [] }) => [tagName, metaOf(attributes)]),
  );
}

const metaOf = (attributes: NonNullable<Declaration["attributes"]>) => ({
  flow: true,
  phrasing: true,
  transparent: true,
  attributes: {
    load: { enum: [...MODES] },
    ...Object.fromEntries(attributes.map(({ name, type }) => [name, valuesOf(type.text)])),
  },
});

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    elements: ["html5", elementsOf(JSON.parse(readFileSync("custom-elements.json", "utf8")))],
    rules: {
      "doctype-style": ["error", { style: "lowercase" }],
      "no-unknown-attributes": "error",
      "no-unknown-elements": "error",
    },
  }),
);

/** The validator knows all attributes of our tags, but only some of HTML's own. */
const isKnownFor = ({ ruleId, context }: Message) =>
  ruleId !== "no-unknown-attributes" || (context as { tagName: string }).tagName.startsWith("dealer-");

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) => messages).filter(isKnownFor);
  return found.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`);
}

describe("the pages of the examples", () => {
  it("are found", () => expect(examplePages.length).toBeGreaterThan(0));

  it.each(examplePages)("%s is valid HTML", async (page) => {
    expect(await faultsIn(readFileSync(page, "utf8"))).toEqual([]);
  });
});

describe("the rules find in a page", () => {
  it.each([
    ["a tag that does not exist", "<dealer-mega-nev></dealer-mega-nev>", "no-unknown-elements"],
    [
      "an attribute that a tag does not have",
      "<dealer-logo fade='1'></dealer-logo>",
      "no-unknown-attributes",
    ],
    [
      "a choice that there is not",
      '<dealer-mega-nav layout="tab"></dealer-mega-nav>',
      "attribute-allowed-values",
    ],
    ["no number", '<dealer-logo fade-ms="1s"></dealer-logo>', "attribute-allowed-values"],
    [
      "a list in a paragraph",
      "<p><dealer-call-us><ul></ul></dealer-call-us></p>",
      "element-permitted-content",
    ],
  ])("%s", async (_, html, rule) => {
    expect((await faultsIn(html)).join("\n")).toContain(`(${rule})`);
  });

  it("nothing in a tag as its contract has it", async () => {
    for (const width of ["900", "auto"]) {
      const html = `<dealer-mega-nav layout="tabs" breakpoint-px="${width}" load="eager"></dealer-mega-nav>`;
      expect(await faultsIn(html)).toEqual([]);
    }
  });
});
