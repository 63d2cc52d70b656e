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
