interface ElementClass extends CustomElementConstructor {
  readonly tag: string;
}

/** Evaluates all code and defines every tag. */
export async function defineAll(classes: string): Promise<void> {
  const exported: Record<string, Partial<ElementClass>> = await import(classes);
  for (const element of Object.values(exported))
    if (element.tag) customElements.define(element.tag, element as ElementClass);
}

/** Inserts elements in one step, and waits until each has rendered. */
export async function insert([html, count]: readonly [string, number]): Promise<void> {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = html.repeat(count);
  const hasRendered = ({ localName, shadowRoot }: Element) =>
    !customElements.get(localName) || shadowRoot?.firstElementChild;
  const isReady = () => [...place.children].every(hasRendered);
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve));
}

/** An element's rendered result: its shadow tree and the author's content as it has changed it. */
export interface Picture {
  readonly html: string;
  /** The style sheets of its shadow root, and those that it added to the document. */
  readonly styles: readonly string[];
  readonly lightStyles: readonly string[];
}

export function takePicture(tag: string): Picture {
  const element = document.querySelector(tag) as Element;
  const root = element.shadowRoot as ShadowRoot;
  const textOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText).join("\n");
  return {
    html: `<x-picture><template shadowrootmode="open">${root.innerHTML}</template>${element.innerHTML}</x-picture>`,
    styles: root.adoptedStyleSheets.map(textOf),
    lightStyles: document.adoptedStyleSheets.map(textOf),
  };
}

/** Inserts copies of a picture as HTML, so that the browser renders them without our scripts. */
export function insertPictures([picture, count]: readonly [Picture, number]): void {
  const sheetOf = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  };
  if (document.adoptedStyleSheets.length === 0)
    document.adoptedStyleSheets = picture.lightStyles.map(sheetOf);
  const sheets = picture.styles.map(sheetOf);
  const place = document.createElement("div");
  document.body.append(place);
  place.setHTMLUnsafe(picture.html.repeat(count));
  for (const { shadowRoot } of place.children) if (shadowRoot) shadowRoot.adoptedStyleSheets = sheets;
}
