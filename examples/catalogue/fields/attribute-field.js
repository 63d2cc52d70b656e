import { make } from "../make.js";
import { fieldRow } from "./field-row.js";

/** The field for each type of attribute; other types have a text field. An empty field means an absent attribute. */
const FIELDS = {
  boolean: booleanField,
  choice: choiceField,
  number: ({ "x-form": { min, max, words }, default: preset }) =>
    textField({ ...(!words && { type: "number", min, max, step: "any" }), placeholder: preset }),
  day: () => textField({ type: "date" }),
  url: () => textField({ inputmode: "url", placeholder: "https://" }),
  address: () => textField({ inputmode: "url" }),
};

export function attributeField(attribute, tagName, settings) {
  const { name, "x-form": form, default: preset } = attribute;
  const fieldOf = FIELDS[form.type] ?? anyText;
  const { field, read, write } = fieldOf(attribute);
  field.id = `${tagName}.${name}`;
  field.addEventListener("input", () => settings.set(name, read()));
  const show = () => write(settings.get(name));
  settings.listen(show);
  show();
  return fieldRow({ ...attribute, preset, field, unit: form.unit });
}

const anyText = ({ "x-form": { pattern, isList }, default: preset }) =>
  textField({ ...(!isList && { pattern }), placeholder: preset });

function textField(attributes) {
  const field = make("input", { type: "text", autocomplete: "off", spellcheck: "false", ...attributes });
  return {
    field,
    read: () => field.value || undefined,
    write: (text = "") => {
      // Not while the visitor is typing, because a number that ends in a point has no value yet.
      if (field.value !== text && !field.matches(":focus")) field.value = text;
    },
  };
}

function booleanField({ default: preset }) {
  const field = make("input", { type: "checkbox" });
  return {
    field,
    read: () => {
      if (String(field.checked) === preset) return undefined;
      return field.checked ? "" : "false";
    },
    write: (text) => {
      field.checked = text === undefined ? preset === "true" : text !== "false";
    },
  };
}

function choiceField({ "x-form": { choices }, default: preset }) {
  const field = make("select", {}, ...choices.map((choice) => make("option", {}, choice)));
  return {
    field,
    read: () => (field.value === preset ? undefined : field.value),
    write: (text = preset) => {
      field.value = text;
    },
  };
}
