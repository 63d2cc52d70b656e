import { make } from "../make.js";
import { prose } from "../prose.js";

/** A field with its name, unit, default and meaning. */
export function fieldRow({ name, description, preset, field, unit }) {
  const about = `${field.id}.about`;
  field.setAttribute("aria-describedby", about);
  return make(
    "li",
    { class: "field" },
    make("label", { for: field.id }, make("code", {}, name)),
    make("span", { class: "value" }, field, unit ?? ""),
    make(
      "p",
      { id: about },
      ...prose(description),
      " Default: ",
      preset ? make("code", {}, preset) : "none",
      ".",
    ),
  );
}
