import type { CustomElementDeclaration, JavaScriptModule, Package } from "custom-elements-manifest";
import type { Attribute, Contract, MethodStatement } from "../../src/kernel/element/contract.ts";
import { fieldName } from "./field-name.ts";
import { attributeText, eventText, eventType, typeOf } from "./type-text.ts";

/** The Custom Elements Manifest, schema 2.1.0. */
export const manifestOf = (contracts: readonly Contract[]): Package => ({
  schemaVersion: "2.1.0",
  readme: "README.md",
  modules: [classesModule(contracts), ...contracts.map(tagModule)],
});

const CLASSES = "dist/index.js";

const classesModule = (contracts: readonly Contract[]): JavaScriptModule => ({
  kind: "javascript-module",
  path: CLASSES,
  declarations: contracts.map(declarationOf),
  exports: contracts.map(({ className }) => ({
    kind: "js",
    name: className,
    declaration: { name: className },
  })),
});

const tagModule = ({ tag, className }: Contract): JavaScriptModule => ({
  kind: "javascript-module",
  path: `dist/elements/${tag}.js`,
  exports: [
    { kind: "custom-element-definition", name: tag, declaration: { name: className, module: CLASSES } },
  ],
});

function declarationOf(contract: Contract): CustomElementDeclaration {
  const attributes = Object.entries(contract.attributes);
  return {
    kind: "class",
    customElement: true,
    name: contract.className,
    tagName: contract.tag,
    description: contract.about,
    superclass: BASE,
    attributes: attributes.map(([name, attribute]) => ({
      name,
      fieldName: fieldName(name, attribute),
      type: { text: typeOf(attribute) },
      default: String(attribute.default),
      description: attributeText(attribute),
      ...inheritance(attribute),
      "x-form": formOf(attribute),
    })),
    members: [...attributes.map(fieldOf), ...Object.entries(contract.methods ?? {}).map(methodOf)],
    events: Object.entries(contract.events).map(([name, event]) => ({
      name,
      type: { text: eventType(event) },
      description: eventText(event),
    })),
    slots: described(contract.slots),
    cssParts: described(contract.parts),
    cssStates: described(contract.states),
    cssProperties: Object.entries(contract.customProperties).map(([name, property]) => ({
      name,
      syntax: property.syntax ?? COLOUR,
      default: property.default,
      description: property.about,
    })),
    demos: [{ url: `examples/catalogue/demos/${contract.tag}.html` }],
  } as CustomElementDeclaration;
}

const COLOUR = "<color>";

/** The values that an attribute accepts; the standard has no field for them. */
const formOf = ({ about, default: _, property, ...form }: Attribute & { property?: string }) => form;

const BASE = { name: "HTMLElement" };

const inheritance = ({ type }: Attribute) => (type === "inherited" ? { inheritedFrom: BASE } : {});

const fieldOf = ([name, attribute]: [string, Attribute]) => ({
  kind: "field",
  name: fieldName(name, attribute),
  type: { text: typeOf(attribute) },
  default: JSON.stringify(attribute.default),
  description: attributeText(attribute),
  attribute: name,
  ...(attribute.type === "inherited" ? inheritance(attribute) : { reflects: true }),
});

const methodOf = ([name, { about, parameter }]: [string, MethodStatement]) => ({
  kind: "method",
  name,
  description: about,
  ...(parameter && {
    parameters: [{ name: parameter.name, type: { text: parameter.type }, description: parameter.about }],
  }),
  return: { type: { text: "void" } },
});

const described = (statements: Readonly<Record<string, string>>) =>
  Object.entries(statements).map(([name, description]) => ({ name, description }));
