import { make } from "../make.js";
import { colourIn } from "./colour-in.js";
import { fieldRow } from "./field-row.js";

const COLOUR = "<color>";

/** The field for a custom property: a colour, or a choice of keywords. */
export function propertyField(property, tagName, settings, frame) {
  const { name, syntax, default: preset } = property;
  const { field, write } = syntax === COLOUR ? colourField(property, frame) : wordField(property);
  field.id = `${tagName}.${name}`;
  field.addEventListener("input", () => settings.set(name, field.value === preset ? undefined : field.value));
  const show = () => write(settings.get(name));
  settings.listen(show);
  frame.onLoad(show);
  show();
  return fieldRow({ ...property, preset, field });
}

/** Shows the default's colour on the example's page until another colour is chosen. */
function colourField({ default: preset }, frame) {
  const field = make("input", { type: "color" });
  return {
    field,
    write: (text) => {
      const page = frame.page();
      // A page that is still loading has no body; its colours are shown when it has loaded.
      const colour = text ?? (page?.document.body && colourIn(page, preset));
      if (colour) field.value = colour;
    },
  };
}

function wordField({ syntax, default: preset }) {
  const words = syntax.split("|").map((word) => word.trim());
  const field = make("select", {}, ...words.map((word) => make("option", {}, word)));
  return {
    field,
    write: (text = preset) => {
      field.value = text;
    },
  };
}
