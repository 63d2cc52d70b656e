/** Creates an element with children and attributes: `true` makes an empty attribute, `false` and `undefined` make none. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  element.append(...children);
  return element;
}

export function button(text, press) {
  const made = make("button", { type: "button" }, text);
  made.addEventListener("click", press);
  return made;
}
