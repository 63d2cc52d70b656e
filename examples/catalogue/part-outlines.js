import { createListeners } from "./listeners.js";
import { make } from "./make.js";

const LOOK = "outline: 3px dashed #d6249f !important; outline-offset: -3px !important;";

/** A switch for each part that outlines it, in the element's shadow root or in the author's content. */
export function partOutlines({ tagName, cssParts }) {
  const boxes = cssParts.map(({ name }) => make("input", { type: "checkbox", value: name }));
  const { listen, notify } = createListeners();
  for (const box of boxes) box.addEventListener("change", notify);
  return {
    switches: cssParts.map(({ name, description }, index) => [
      make("label", {}, boxes[index], " ", make("code", {}, name)),
      description,
    ]),
    css: () =>
      boxes
        .filter(({ checked }) => checked)
        .map(({ value }) => `${tagName}::part(${value}), [part~="${value}"] { ${LOOK} }`)
        .join("\n"),
    listen,
  };
}
