/** The places outside the stage where an element could leave something behind. */
export function readFootprint() {
  const { head, body, documentElement, adoptedStyleSheets } = document;
  const shell = body.cloneNode(true) as HTMLElement;
  shell.querySelector("#stage")?.replaceChildren();
  return {
    head: head.innerHTML,
    body: shell.outerHTML,
    root: documentElement.getAttributeNames(),
    sheets: adoptedStyleSheets.length,
  };
}
