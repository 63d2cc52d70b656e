import { choiceText, helpOf, type Setting } from "../../settings/setting.ts";
import { type Words, words } from "../../settings/words.ts";
import { SOURCE_LANGUAGE as ENGLISH } from "../languages/text.ts";

/** A field in a block's sidebar. */
export interface Control {
  readonly name: string;
  readonly type: "toggle" | "select" | "number" | "url" | "text";
  readonly label: string;
  readonly help: string;
  readonly placeholder?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | "any";
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** The field of an attribute. An empty field writes no attribute, so that the element's own default stays. */
export function controlOf(setting: Setting): Control {
  const { name, label, attribute } = setting;
  return {
    name,
    label: label[ENGLISH],
    help: plainHelpOf(setting)[ENGLISH],
    ...kindOf(setting),
    ...(isShown(attribute.default) && { placeholder: String(attribute.default) }),
  };
}

/** What the fields of an attribute say. */
export const controlTexts = (setting: Setting): Words[] => [
  setting.label,
  plainHelpOf(setting),
  ...(setting.attribute.type === "choice"
    ? setting.attribute.choices.map((choice) => choiceText(setting, choice))
    : []),
];

/** Without the marks of Markdown, which the sidebar would show. */
function plainHelpOf(setting: Setting): Words {
  const help = helpOf(setting);
  return words(plain(help["en-GB"]), plain(help["nl-NL"]));
}

const plain = (text: string) => text.replaceAll("`", "");

const isShown = (value: string | number | boolean) => typeof value !== "boolean" && value !== "";

function kindOf(setting: Setting): Pick<Control, "type" | "min" | "max" | "step" | "options"> {
  const { attribute } = setting;
  switch (attribute.type) {
    case "boolean":
      return { type: "toggle" };
    case "choice":
      return {
        type: "select",
        options: attribute.choices.map((choice) => ({
          value: choice === attribute.default ? "" : choice,
          label: choiceText(setting, choice)[ENGLISH],
        })),
      };
    case "number": {
      const { min, max, unit } = attribute;
      return attribute.words
        ? { type: "text" }
        : { type: "number", min, max, step: unit === "step" ? "any" : 1 };
    }
    case "url":
      return { type: "url" };
    default:
      return { type: "text" };
  }
}
