/** Everything on the page outside the stage that an element could leave something in. */
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
