import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv } from "ajv";
import type { CustomElementDeclaration } from "custom-elements-manifest";
import { describe, expect, it } from "vitest";
import { manifestOf } from "../../scripts/manifest/custom-elements.ts";
import { committedFiles } from "../../scripts/manifest/files.ts";
import { sourceFiles } from "../../scripts/manifest/sources.ts";
import { contracts } from "../../src/contracts.ts";
import type { Contract, Text } from "../../src/kernel/element/contract.ts";
import { LANGUAGES } from "../../src/kernel/language/languages.ts";

const all: readonly Contract[] = contracts;
const schemaPath = createRequire(import.meta.url).resolve("custom-elements-manifest/schema.json");
const ajv = new Ajv({ allowUnionTypes: true, formats: { regex: true } });
const compile = (path: string) => ajv.compile(JSON.parse(readFileSync(path, "utf8")));
const validate = compile(schemaPath);
const validateForm = compile("scripts/manifest/x-form.schema.json");
const declarations = manifestOf(contracts).modules.flatMap(
  ({ declarations = [] }) => declarations as CustomElementDeclaration[],
);

describe("the manifest", () => {
  it("is valid against the standard's schema, 2.1.0", () => {
    expect(validate(manifestOf(contracts)), JSON.stringify(validate.errors)).toBe(true);
  });

  it("is invalid with a part of the wrong shape", () => {
    const [first, ...rest] = manifestOf(contracts).modules;
    const broken = {
      schemaVersion: "2.1.0",
      modules: [{ ...first, declarations: [{ kind: "class", cssParts: 1 }] }, ...rest],
    };
    expect(validate(broken)).toBe(false);
  });

  it("describes every attribute's values by the schema of that extension", () => {
    const forms = declarations.flatMap(({ attributes = [] }) =>
      attributes.map((attribute) => Reflect.get(attribute, "x-form") as unknown),
    );
    expect(forms.length).toBeGreaterThan(all.length);
    for (const form of forms) expect(validateForm(form), JSON.stringify(form)).toBe(true);
    expect(validateForm({ type: "number", min: 0 })).toBe(false);
  });

  it.each(declarations)("has an example of $tagName that is there", ({ demos = [] }) => {
    expect(demos).toHaveLength(1);
    for (const { url } of demos) expect(existsSync(url), url).toBe(true);
  });

  it("names every tag that the package registers", () => {
    const files = readdirSync("elements").map((file) => file.replace(/\.ts$/, ""));
    expect(all.map(({ tag }) => tag).sort()).toEqual(files.sort());
  });
});

describe("the generated files in the repository are up to date (npm run generate)", () => {
  const files = { ...sourceFiles(), ...committedFiles() };

  it.each(Object.entries(files))("%s", (path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("docs/elements has a page of each element, and no other", () => {
    for (const name of readdirSync("docs/elements"))
      expect(Object.keys(files)).toContain(`docs/elements/${name}`);
  });
});

describe("a contract", () => {
  it.each(all)("$tag names its events after itself", ({ tag, events, customProperties }) => {
    for (const name of Object.keys(events)) expect(name).toMatch(new RegExp(`^${tag}-[a-z-]+$`));
    for (const name of Object.keys(customProperties)) expect(name).toMatch(new RegExp(`^--${tag}-[a-z-]+$`));
  });

  it.each(all)("$tag has every default within its own range", ({ attributes }) => {
    for (const attribute of Object.values(attributes)) {
      if (attribute.type === "number")
        expect(attribute.default).toSatisfy((n: number) => n >= attribute.min && n <= attribute.max);
      if (attribute.type !== "choice") continue;
      const { choices, default: value, otherwise = value } = attribute;
      expect(choices).toEqual(expect.arrayContaining([value, otherwise]));
    }
  });

  it.each(all)("$tag has the unit of a number in its name", ({ attributes }) => {
    for (const [name, attribute] of Object.entries(attributes))
      if (attribute.type === "number") expect(name).toMatch(new RegExp(`-${attribute.unit}$`));
  });

  it.each(all)("$tag listens to events that exist", ({ listensTo }) => {
    const events = all.flatMap((contract) => Object.keys(contract.events));
    for (const name of Object.keys(listensTo)) expect(events).toContain(name);
  });

  it.each(all)(
    "$tag uses every custom property it states, with that default",
    ({ tag, customProperties }) => {
      const folder = `src/${tag.replace("dealer-", "")}`;
      const css = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((file) =>
        file.endsWith(".css"),
      );
      const lines = css.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
      const text = lines.replace(/(?<=\()\s+|\s+(?=\))/g, "").replace(/\s+/g, " ");
      const read = Object.entries(customProperties).filter(([, { published }]) => !published);
      for (const [name, property] of read) expect(text).toContain(`var(${name}, ${property.default})`);
      const used = new Set(text.match(new RegExp(`--${tag}-[a-z-]+`, "g")));
      expect([...used].sort()).toEqual(read.map(([name]) => name).sort());
    },
  );
});

describe("the style sheet's placeholders", () => {
  const pressed = all.filter(({ start }) => start.press);

  it.each(pressed.filter(({ tag }) => tag !== "dealer-to-top"))(
    "$tag says what its button will say, in each language",
    (contract) => {
      const { tag, attributes, start } = contract;
      const feature = tag.replace("dealer-", "");
      const css = readFileSync(`src/${feature}/${feature}.page.css`, "utf8").replace(/\s+/g, " ");
      const text = attributes[start.press?.text ?? ""] as Text;
      expect(css).toContain(`content: attr(${start.press?.text})`);
      expect(css).toContain(`&::before { content: "${text.default}"`);
      for (const [language, translated] of Object.entries(text.translations ?? {}))
        if (translated !== text.default)
          expect(css).toContain(`&:lang(${language})::before { content: "${translated}"`);
    },
  );
});

describe("what visitors read", () => {
  /** The names of requests and of fields in data. */
  const FOR_MACHINES = ["param", "data-layer", "format"];
  const SAME_EVERYWHERE = "Cookies";

  it.each(all)(
    "$tag says it in each language, with the same parts to be replaced",
    ({ attributes, texts }) => {
      const words = Object.entries(attributes).filter(
        ([name, { type, default: text }]) => type === "text" && text !== "" && !FOR_MACHINES.includes(name),
      );
      for (const [name, text] of [...words, ...Object.entries(texts ?? {})]) {
        const { translations, default: dutch } = text as Text;
        if (dutch === SAME_EVERYWHERE) continue;
        expect(Object.keys(translations ?? {}), name).toEqual([...LANGUAGES]);
        const replaced = (one: string) => one.match(/\{\w+\}/g)?.sort();
        for (const translated of Object.values(translations ?? {}))
          expect(replaced(translated), translated).toEqual(replaced(dutch));
      }
    },
  );
});
