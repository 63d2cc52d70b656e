import { type Field, fieldOf } from "./field.ts";
import { settingsOf } from "./settings.ts";
import { key, type Words, words } from "./texts.ts";
import { element } from "./xml.ts";

/** What can be put around a module. */
const AROUND: Readonly<Record<string, Words>> = {
  "dealer-mega-nav": words("Menu", "Menu"),
  "dealer-sticky-column": words("Sticky column", "Vaste kolom"),
  "dealer-autocomplete": words("Search with suggestions", "Zoeken met suggesties"),
  "dealer-carousel": words("Carousel", "Carrousel"),
};

const TAB = key("tab");
const CHOICE = key("around");

/** The tab in every module: which tag is around it, and the fields of that tag. */
export function moduleForm(): Field {
  const tags = Object.keys(AROUND);
  const fields = tags.map((tag) => ({
    tag,
    fields: settingsOf(tag).map((setting) => fieldOf(setting, `params.dealer.tag:${tag}`)),
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
    ...tags.map((tag) => element("option", { value: tag }, key("around", tag))),
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
      Object.fromEntries(tags.map((tag) => [key("around", tag), AROUND[tag]])),
      ...fields.flatMap(({ fields }) => fields.map(({ texts }) => texts)),
    ),
  };
}
