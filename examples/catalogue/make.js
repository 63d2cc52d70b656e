/** An element with attributes (`true` is an empty one, `false` and `undefined` are none) and children. */
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
