export interface Control {
  readonly tag: string;
  /** The button, in the element's shadow tree or in what is between its tags. */
  readonly inShadow?: string;
  readonly inList?: string;
}

/** Opens, closes and opens again; returns the times of the first and the last press. */
export async function pressTwice({ tag, inShadow, inList }: Control): Promise<[number, number]> {
  const REST_MS = 300;
  const element = document.querySelector(tag);
  const button = inShadow
    ? element?.shadowRoot?.querySelector(inShadow)
    : element?.querySelector(inList ?? "");
  const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));
  const endOfFrame = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
    );
  const press = async () => {
    const start = performance.now();
    (button as HTMLElement).click();
    await endOfFrame();
    return performance.now() - start;
  };
  const first = await press();
  await rest();
  await press();
  await rest();
  return [first, await press()];
}
