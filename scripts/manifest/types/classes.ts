import type { Attribute, Contract, MethodStatement } from "../../../src/kernel/element/contract.ts";
import { fieldName } from "../field-name.ts";
import { attributeText, detailType, eventText, typeOf } from "../type-text.ts";
import { block, doc, quote } from "./text.ts";

/** dist/types/index.d.ts: a class for each element, with its properties and methods, and the types of events. */
export const classTypes = (contracts: readonly Contract[]): string =>
  [
    'import type { BooleanText } from "./attributes.js";',
    ...contracts.map(classOf),
    DECLARE_SCRIPT,
    eventMapOf(contracts),
    tagNameMapOf(contracts),
    globalTypes(contracts),
    "",
  ].join("\n\n");

const classOf = ({ tag, className, about, attributes, methods = {} }: Contract) =>
  doc(about) +
  block(`export declare class ${className} extends HTMLElement`, [
    `static readonly tag: ${quote(tag)};`,
    ...Object.entries(attributes).flatMap(propertyOf),
    ...Object.entries(methods).map(methodOf),
  ]);

function propertyOf([name, attribute]: [string, Attribute]): string[] {
  if (attribute.type === "inherited") return [];
  const property = fieldName(name, attribute);
  const text = doc(`${attributeText(attribute)} ${defaultOf(attribute)}`, `@attribute ${name}`);
  // What frameworks set as text means what the attribute means.
  if (attribute.type === "boolean")
    return [`${text}get ${property}(): boolean;`, `set ${property}(value: BooleanText);`];
  return [`${text}${property}: ${typeOf(attribute)};`];
}

const defaultOf = ({ default: value }: Attribute) =>
  value === "" ? "Default: none." : `Default: ${JSON.stringify(value)}.`;

const methodOf = ([name, { about, parameter }]: [string, MethodStatement]) => {
  const text = parameter ? `${about} \`${parameter.name}\`: ${parameter.about}` : about;
  return `${doc(text)}${name}(${parameter ? `${parameter.name}: ${parameter.type}` : ""}): void;`;
};

const DECLARE_SCRIPT = `${doc("Runs a script of the page. What it throws is logged under this name, and stops nothing.")}export declare function declareScript(name: string, script: () => unknown): Promise<void>;`;

const eventMapOf = (contracts: readonly Contract[]) =>
  doc("Event name → event, of all elements.") +
  block(
    "export interface DealerEventMap",
    contracts.flatMap(({ events }) =>
      Object.entries(events).map(
        ([name, event]) => `${doc(eventText(event))}${quote(name)}: CustomEvent<${detailType(event)}>;`,
      ),
    ),
  );

const tagsOf = (contracts: readonly Contract[]) =>
  contracts.map(({ tag, className }) => `${quote(tag)}: ${className};`);

const tagNameMapOf = (contracts: readonly Contract[]) =>
  doc("Tag → element.") + block("export interface DealerTagNameMap", tagsOf(contracts));

/** Editors' plug-ins for Lit look for tags in this interface itself, and not in what it extends. */
const globalTypes = (contracts: readonly Contract[]) =>
  block("declare global", [
    block("interface HTMLElementTagNameMap", tagsOf(contracts)),
    "interface HTMLElementEventMap extends DealerEventMap {}",
    "interface DocumentEventMap extends DealerEventMap {}",
    "interface WindowEventMap extends DealerEventMap {}",
  ]);
