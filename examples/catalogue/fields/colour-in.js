/** The colour of a CSS expression on a page, in the form that a colour field accepts. */
export function colourIn(page, expression) {
  const probe = page.document.createElement("span");
  probe.style.color = expression;
  page.document.body.append(probe);
  const { color } = page.getComputedStyle(probe);
  probe.remove();
  return toHex(color);
}

/** A canvas returns opaque colours in the form of a colour field. */
function toHex(color) {
  const context = document.createElement("canvas").getContext("2d");
  context.fillStyle = color;
  return context.fillStyle;
}
