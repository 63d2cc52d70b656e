/** The colour that an expression stands for on a page, as a colour field takes it. */
export function colourIn(page, expression) {
  const probe = page.document.createElement("span");
  probe.style.color = expression;
  page.document.body.append(probe);
  const { color } = page.getComputedStyle(probe);
  probe.remove();
  return toHex(color);
}

/** A canvas says every colour in the way that a colour field does. */
function toHex(color) {
  const context = document.createElement("canvas").getContext("2d");
  context.fillStyle = color;
  return context.fillStyle;
}
