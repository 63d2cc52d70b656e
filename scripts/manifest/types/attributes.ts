import type { Attribute, Contract } from "../../../src/kernel/element/contract.ts";
import { MODES } from "../../../src/kernel/element/start-mode.ts";
import { attributeText, typeOf } from "../type-text.ts";
import { block, doc, quote } from "./text.ts";

/** dist/types/attributes.d.ts: what a template may write on each tag, whatever its framework. */
export const attributeTypes = (contracts: readonly Contract[]): string =>
  [
    'import type { DealerEventMap, DealerTagNameMap } from "./index.js";',
    `${doc("A boolean, and how HTML and frameworks write one as text.")}export type BooleanText = boolean | "" | "true" | "false";`,
    doc("Tag → its attributes.") +
      block(
        "export interface DealerAttributeMap",
        contracts.map((contract) => block(`${quote(contract.tag)}:`, attributesOf(contract))),
      ),
    HELPERS,
    "",
  ].join("\n\n");

const attributesOf = ({ attributes }: Contract) => [
  ...("load" in attributes ? [] : [LOAD]),
  ...Object.entries(attributes).map(
    ([name, attribute]) => `${doc(attributeText(attribute))}${quote(name)}?: ${acceptedBy(attribute)};`,
  ),
];

const LOAD = `${doc("When its code is loaded, if nobody uses it before.")}load?: ${MODES.map(quote).join(" | ")};`;

function acceptedBy(attribute: Attribute): string {
  if (attribute.type === "number") return `${typeOf(attribute)} | \`\${number}\``;
  return attribute.type === "boolean" ? "BooleanText" : typeOf(attribute);
}

const HELPERS = `type CamelCase<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Capitalize<CamelCase<Tail>>}\`
  : Name;

/** A tag's listeners, as JSX writes them: \`on\` and the event's name. */
export type DealerListeners<Tag extends keyof DealerTagNameMap> = {
  [Name in keyof DealerEventMap as Name extends \`\${Tag}-\${string}\` ? \`on\${Name}\` : never]?: (event: DealerEventMap[Name]) => void;
};

/** The same as Vue reads them in a template: \`delay-ms\` as \`delayMs\`, and \`@dealer-…\` as \`onDealer…\`. */
export type DealerVueProps<Tag extends keyof DealerTagNameMap> = {
  [Name in keyof DealerAttributeMap[Tag] & string as CamelCase<Name>]?: DealerAttributeMap[Tag][Name];
} & {
  [Name in keyof DealerEventMap as Name extends \`\${Tag}-\${string}\` ? \`on\${Capitalize<CamelCase<Name>>}\` : never]?: (event: DealerEventMap[Name]) => void;
};`;
