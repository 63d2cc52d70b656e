import { settingsOf } from "../settings/settings.ts";
import { type Field, fieldOf } from "./field.ts";
import { element } from "./xml.ts";

/** What a custom field of the type Dealer date asks of who makes it. */
export function dateForm(): Field {
  const fields = settingsOf("dealer-date-input").map((setting) => fieldOf(setting));
  return {
    xml: element(
      "form",
      {},
      element(
        "fields",
        { name: "fieldparams" },
        element("fieldset", { name: "fieldparams" }, ...fields.map(({ xml }) => xml)),
      ),
    ),
    texts: Object.assign({}, ...fields.map(({ texts }) => texts)),
  };
}
