import type { Attribute } from "../../src/kernel/element/contract.ts";
import { choiceText, helpOf, type Setting } from "../settings/setting.ts";
import { key, type Texts } from "./texts.ts";
import { element, type Xml } from "./xml.ts";

/** A field of a form, and the texts that it needs. */
export interface Field {
  readonly xml: Xml;
  readonly texts: Texts;
}

/** The field of an attribute. An empty field prints no attribute. */
export function fieldOf(setting: Setting, showOn?: string): Field {
  const { tag, name, label, begins } = setting;
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
      [`${own}_DESC`]: helpOf(setting),
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

function choiceTexts(setting: Setting): Texts {
  const { tag, name, attribute } = setting;
  if (attribute.type !== "choice") return {};
  return Object.fromEntries(
    attribute.choices.map((choice) => [key(tag, name, choice), choiceText(setting, choice)]),
  );
}
