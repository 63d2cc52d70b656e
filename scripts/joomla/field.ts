import type { Attribute } from "../../src/kernel/element/contract.ts";
import { attributeText } from "../manifest/type-text.ts";
import { key, type Texts, type Words, words } from "./texts.ts";
import { element, type Xml } from "./xml.ts";

/** A field of a form, and the texts that it needs. */
export interface Field {
  readonly xml: Xml;
  readonly texts: Texts;
}

/** An attribute as a site's builder sees it. */
export interface Setting {
  readonly tag: string;
  readonly name: string;
  readonly attribute: Attribute;
  readonly label: Words;
  /** What the guide for authors says of it. */
  readonly dutch: string;
  readonly choices: Readonly<Record<string, Words>>;
  /** The value that the form begins with; without it the field is empty, and the element has its own default. */
  readonly begins?: string;
}

/** The field of an attribute. An empty field prints no attribute. */
export function fieldOf(setting: Setting, showOn?: string): Field {
  const { tag, name, attribute, label, begins } = setting;
  const own = key(tag, name);
  const { attributes = {}, options = [] } = kindOf(setting);
  return {
    xml: element(
      "field",
      {
        name,
        label: own,
        description: `${own}_DESC`,
        default: begins ?? "",
        showon: showOn,
        ...attributes,
      },
      ...options.map(([value, text]) => element("option", { value }, text)),
    ),
    texts: {
      [own]: label,
      [`${own}_DESC`]: words(
        [attributeText(attribute), defaultText(attribute, "Default")].filter(Boolean).join(" "),
        [setting.dutch, rangeText(attribute), defaultText(attribute, "Standaard")].filter(Boolean).join(" "),
      ),
      ...choiceTexts(setting),
    },
  };
}

type Kind = { attributes?: Xml["attributes"]; options?: readonly (readonly [string, string])[] };

function kindOf({ tag, name, attribute, begins }: Setting): Kind {
  const hint = String(attribute.default) || undefined;
  switch (attribute.type) {
    case "choice":
      return {
        attributes: { type: "list", validate: "options" },
        // The element's own default is written as nothing, so that it stays the default after an update.
        options: attribute.choices.map(
          (choice) =>
            [choice === attribute.default && !begins ? "" : choice, key(tag, name, choice)] as const,
        ),
      };
    case "boolean":
      return SWITCH;
    case "number":
      return attribute.words
        ? { attributes: { type: "text", hint, pattern: `\\d+|${attribute.words.join("|")}` } }
        : {
            attributes: {
              type: "number",
              hint,
              min: String(attribute.min),
              max: String(attribute.max),
              step: attribute.unit === "step" ? "any" : "1",
              validate: "number",
            },
          };
    case "day":
      return {
        attributes: { type: "text", hint: "2026-12-01", pattern: attribute.isRelative ? DAY_OR_DAYS : DAY },
      };
    case "url":
      return { attributes: { type: "url", hint: "https://", filter: "url", validate: "url" } };
    default:
      return { attributes: { type: "text", hint: formOf(attribute) ?? hint, filter: "string" } };
  }
}

const formOf = (attribute: Attribute) => (attribute.type === "text" ? attribute.form : undefined);

const DAY = "\\d{4}-\\d\\d-\\d\\d";
const DAY_OR_DAYS = `${DAY}|0|[+\\-]\\d{1,4}`;

/** Its value when it is off is empty, so that no attribute is printed. */
export const SWITCH = {
  attributes: { type: "radio", layout: "joomla.form.field.radio.switcher" },
  options: [
    ["", "JNO"],
    ["true", "JYES"],
  ],
} as const satisfies Kind;

function choiceTexts({ tag, name, attribute, choices }: Setting): Texts {
  if (attribute.type !== "choice") return {};
  return Object.fromEntries(
    attribute.choices.map((choice) => {
      const text = choices[choice];
      if (!text) throw new Error(`scripts/joomla/labels.ts has no text for ${tag} ${name}="${choice}"`);
      return [key(tag, name, choice), text];
    }),
  );
}

/** `attributeText` says it in English. */
function rangeText(attribute: Attribute): string {
  if (attribute.type !== "number") return "";
  const { min, max, unit, words: others = [] } = attribute;
  return `Van ${min} tot ${max} ${UNITS[unit]}${others.map((word) => `, of \`${word}\``).join("")}.`.replace(
    " .",
    ".",
  );
}

const UNITS = {
  ms: "ms",
  px: "px",
  days: "dagen",
  step: "",
  chars: "tekens",
  items: "stuks",
  day: "",
} as const;

function defaultText({ type, default: value }: Attribute, word: string): string {
  return value === "" || type === "boolean" ? "" : `${word}: \`${value}\`.`;
}
