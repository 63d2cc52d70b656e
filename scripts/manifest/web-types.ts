import type { Contract } from "../../src/kernel/element/contract.ts";
import { attributeText, eventText, eventType, typeOf } from "./type-text.ts";

const SCHEMA = "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json";

/** JetBrains' web-types. */
export const webTypesOf = (
  contracts: readonly Contract[],
  { name, version }: { name: string; version: string },
) => ({
  $schema: SCHEMA,
  name,
  version,
  "js-types-syntax": "typescript",
  "description-markup": "markdown",
  contributions: { html: { elements: contracts.map(elementOf) } },
});

const elementOf = (contract: Contract) => ({
  name: contract.tag,
  description: contract.about,
  attributes: Object.entries(contract.attributes).map(([name, attribute]) => ({
    name,
    description: attributeText(attribute),
    default: String(attribute.default),
    value: { type: typeOf(attribute) },
  })),
  slots: described(contract.slots),
  js: {
    events: Object.entries(contract.events).map(([name, event]) => ({
      name,
      description: `${eventText(event)} (${eventType(event)})`,
    })),
  },
  css: {
    parts: described(contract.parts),
    properties: Object.entries(contract.customProperties).map(([name, { about, ...property }]) => ({
      name,
      description: about,
      default: property.default,
    })),
  },
});

const described = (statements: Readonly<Record<string, string>>) =>
  Object.entries(statements).map(([name, description]) => ({ name, description }));
