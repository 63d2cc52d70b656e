import { callMethod } from "./call-method.js";
import { attributeField } from "./fields/attribute-field.js";
import { propertyField } from "./fields/property-field.js";
import { button, make } from "./make.js";
import { methodsOf } from "./manifest.js";
import { prose } from "./prose.js";

/** Everything that the manifest says about an element, with fields to try it. */
export function elementDetails(element, { settings, frame, outlines, states }) {
  const { tagName, attributes, events, cssProperties, slots } = element;
  const call = (name) => button(`${name}()`, () => callMethod(frame.page(), element, name));
  const reset = () => {
    settings.reset();
    frame.reload();
  };
  return make(
    "div",
    { class: "details" },
    ...group(
      "Attributes",
      attributes.map((attribute) => attributeField(attribute, tagName, settings)),
    ),
    ...group(
      "Custom properties",
      cssProperties.map((property) => propertyField(property, tagName, settings, frame)),
    ),
    make("p", {}, button("Reset", reset)),
    ...group(
      "Methods",
      methodsOf(element).map(({ name, description }) => row(call(name), description)),
    ),
    ...group(
      "Events",
      events.map(({ name, type, description }) => row(code(name), `${description} \`${type.text}\``)),
    ),
    ...group(
      "Parts",
      outlines.switches.map((parts) => row(...parts)),
    ),
    ...group(
      "States",
      states.marks.map((parts) => row(...parts)),
    ),
    ...group(
      "Slots",
      slots.map(({ name, description }) => row(code(name || "default"), description)),
    ),
  );
}

const code = (text) => make("code", {}, text);

const row = (control, description) => make("li", {}, control, make("p", {}, ...prose(description)));

const group = (title, rows) => (rows.length > 0 ? [make("h3", {}, title), make("ul", {}, ...rows)] : []);
