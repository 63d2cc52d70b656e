import { NAMES } from "../settings/names.ts";
import type { Setting } from "../settings/setting.ts";
import { settingsOf } from "../settings/settings.ts";
import { words } from "../settings/words.ts";
import { type Field, fieldOf } from "./field.ts";
import { key } from "./texts.ts";
import { element } from "./xml.ts";

/** What can be put around a module. */
const AROUND = ["dealer-mega-nav", "dealer-sticky-column", "dealer-autocomplete", "dealer-carousel"] as const;

/** What a module with an address of its own needs to know, after what the attribute does. */
const OF_SMART_SEARCH: Readonly<Record<string, string>> = {
  url: "Bij de module Slim zoeken laat je dit leeg: die heeft een adres.",
  param: "Bij de module Slim zoeken laat je dit leeg.",
};

const TAB = key("tab");
const CHOICE = key("around");

/** The tab in every module: which tag is around it, and the fields of that tag. */
export function moduleForm(): Field {
  const fields = AROUND.map((tag) => ({
    tag,
    fields: settingsOf(tag).map((setting) => fieldOf(inModule(setting), `params.dealer.tag:${tag}`)),
  }));
  const choice = element(
    "field",
    {
      name: "tag",
      type: "list",
      default: "",
      label: CHOICE,
      description: `${CHOICE}_DESC`,
      validate: "options",
    },
    element("option", { value: "" }, "JNONE"),
    ...AROUND.map((tag) => element("option", { value: tag }, key("around", tag))),
  );
  return {
    xml: element(
      "form",
      {},
      element(
        "fields",
        { name: "params" },
        element(
          "fieldset",
          { name: "dealer", label: TAB },
          element(
            "fields",
            { name: "dealer" },
            choice,
            ...fields.map(({ tag, fields }) =>
              element("fields", { name: tag }, ...fields.map(({ xml }) => xml)),
            ),
          ),
        ),
      ),
    ),
    texts: Object.assign(
      {
        [TAB]: words("Dealer", "Dealer"),
        [CHOICE]: words("Make this module a", "Maak van deze module een"),
        [`${CHOICE}_DESC`]: words(
          "Around a module with a menu, a search field, slides, or anything in a column.",
          "Om een module met een menu, een zoekveld, dia’s, of iets in een kolom.",
        ),
      },
      Object.fromEntries(AROUND.map((tag) => [key("around", tag), NAMES[tag]])),
      ...fields.flatMap(({ fields }) => fields.map(({ texts }) => texts)),
    ),
  };
}

function inModule(setting: Setting): Setting {
  const hint = setting.tag === "dealer-autocomplete" && OF_SMART_SEARCH[setting.name];
  const { guide } = setting;
  return hint ? { ...setting, guide: { ...guide, meaning: `${guide.meaning} ${hint}` } } : setting;
}
