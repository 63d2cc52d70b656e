/** Whether the author's markup, around the element or in it, brings its own `nav`. */
export const hasLandmark = (element: Element) =>
  element.closest("nav, [role=navigation]") !== null ||
  element.querySelector("nav, [role=navigation]") !== null;
