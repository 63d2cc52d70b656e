interface ElementClass extends CustomElementConstructor {
  readonly tag: string;
}

/** Evaluates all code and defines every tag. */
export async function defineAll(classes: string): Promise<void> {
  const exported: Record<string, Partial<ElementClass>> = await import(classes);
  for (const element of Object.values(exported))
    if (element.tag) customElements.define(element.tag, element as ElementClass);
}

/** Inserts some elements at once, and waits until each of ours has drawn itself. */
export async function insert([html, count]: readonly [string, number]): Promise<void> {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = html.repeat(count);
  const hasDrawn = ({ localName, shadowRoot }: Element) =>
    !customElements.get(localName) || shadowRoot?.firstElementChild;
  const isReady = () => [...place.children].every(hasDrawn);
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve));
}

/** What an element has drawn, and what the author's content has become in it. */
export interface Picture {
  readonly html: string;
  /** The style sheets of its shadow root, and those that it has lent the page. */
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

/** Has the browser parse and show some copies of a picture: no script of ours is on the page. */
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
