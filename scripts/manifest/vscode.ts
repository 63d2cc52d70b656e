import type { Attribute, Contract } from "../../src/kernel/element/contract.ts";
import { MODES } from "../../src/kernel/element/start-mode.ts";
import { attributeText } from "./type-text.ts";

/** VS Code's custom data for HTML, version 1.1. */
export const vscodeDataOf = (contracts: readonly Contract[]) => ({
  version: 1.1,
  tags: contracts.map(({ tag, about, attributes }) => ({
    name: tag,
    description: about,
    attributes: [...Object.entries(attributes).map(attributeData), ...("load" in attributes ? [] : [LOAD])],
  })),
});

const attributeData = ([name, attribute]: [string, Attribute]) => ({
  name,
  description: `${attributeText(attribute)} Default: ${attribute.default || "none"}.`,
  ...valuesOf(attribute),
});

function valuesOf(attribute: Attribute) {
  if (attribute.type === "boolean") return { valueSet: "v" };
  const words = attribute.type === "choice" ? attribute.choices : wordsOf(attribute);
  return words.length > 0 ? { values: words.map((name) => ({ name })) } : {};
}

const wordsOf = (attribute: Attribute) => (attribute.type === "number" && attribute.words) || [];

const LOAD = {
  name: "load",
  description:
    "When the starter loads the element's code, if nobody uses it before. The default suits the element.",
  values: MODES.map((name) => ({ name })),
};
