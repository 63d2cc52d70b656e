/** Whether the author's markup, in the element or around it, brings its own `nav`. */
export const hasLandmark = (element: Element) =>
  element.querySelector("nav, [role=navigation]") !== null ||
  element.closest("nav, [role=navigation]") !== null;
