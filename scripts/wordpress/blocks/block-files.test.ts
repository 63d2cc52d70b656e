import { describe, expect, it } from "vitest";
import { contracts } from "../../../src/contracts.ts";
import { type OwnAttribute, readAttribute } from "../../../src/kernel/element/attribute-value.ts";
import type { Contract } from "../../../src/kernel/element/contract.ts";
import { blockFiles } from "./block-files.ts";
import { featureOf } from "./block-json.ts";
import { BLOCKS } from "./blocks.ts";
import type { Control } from "./control.ts";

const all: readonly Contract[] = contracts;
const files = blockFiles();
const textOf = (path: string) => new TextDecoder().decode(files[path]);
const edited: { name: string; tag: string; hasContent: boolean; controls: Control[] }[] = JSON.parse(
  textOf("blocks.json"),
);

describe.each(BLOCKS.map(({ tag }) => tag))("the block of %s", (tag) => {
  const block = JSON.parse(textOf(`${featureOf(tag)}/block.json`));
  const attributes = all.find((contract) => contract.tag === tag)?.attributes ?? {};
  const own = edited.find((one) => one.tag === tag);
  const [variation] = block.variations;

  it("has each attribute of the contract, read from the tag itself", () => {
    expect(Object.keys(block.attributes)).toEqual(Object.keys(attributes));
    for (const [name, attribute] of Object.entries(block.attributes))
      expect(attribute).toMatchObject({ source: "attribute", selector: tag, attribute: name });
  });

  it("begins with values that the element takes", () => {
    for (const [name, value] of Object.entries<string>(variation.attributes))
      expect(readAttribute(attributes[name] as OwnAttribute, value)).toEqual(
        expect.not.objectContaining({ problem: expect.anything() }),
      );
  });

  it("has a field with the contract's range and default for what the guide explains", () => {
    expect(own?.name).toBe(block.name);
    expect(own?.controls.length).toBeGreaterThan(0);
    for (const { name, type, label, help, min, max, placeholder, options } of own?.controls ?? []) {
      const attribute = attributes[name];
      expect(label && help).toBeTruthy();
      expect(help).not.toContain("`");
      if (type === "number") expect(attribute).toMatchObject({ min, max });
      if (type === "toggle") expect(attribute).toMatchObject({ type: "boolean", default: false });
      else expect(placeholder ?? "").toBe(String(attribute?.default));
      if (attribute?.type === "choice") expect(options?.length).toBe(attribute.choices.length);
    }
  });

  it("has content, unless its tag is empty", () =>
    expect(own?.hasContent).toBe(variation.innerBlocks.length > 0));
});

it.each([
  [
    "editor",
    [
      "dealer-elements-preview",
      "wp-block-editor",
      "wp-blocks",
      "wp-components",
      "wp-data",
      "wp-element",
      "wp-i18n",
    ],
  ],
  ["navigation", ["wp-block-editor", "wp-components", "wp-compose", "wp-element", "wp-hooks", "wp-i18n"]],
  [
    "preview",
    ["wp-api-fetch", "wp-block-editor", "wp-blocks", "wp-components", "wp-data", "wp-element", "wp-i18n"],
  ],
  ["tooltip", ["wp-block-editor", "wp-components", "wp-element", "wp-i18n", "wp-rich-text"]],
])("names the scripts that %s.js uses, and its version", (name, handles) => {
  const used = handles.map((handle) => `'${handle}'`).join(", ");
  expect(textOf(`${name}.asset.php`)).toMatch(
    new RegExp(
      `^<\\?php return array\\('dependencies' => array\\(${used}\\), 'version' => '[0-9a-f]{20}'\\);$`,
      "m",
    ),
  );
});
