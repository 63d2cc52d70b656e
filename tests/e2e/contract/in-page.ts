/** Functions that run on the page: each can use nothing but its arguments. */

export function put(markup: string) {
  const stage = document.querySelector("#stage");
  if (stage) stage.innerHTML = markup;
}

export function setAttributes(selector: string, attributes: Record<string, string | null>) {
  const element = document.querySelector(selector);
  for (const [name, text] of Object.entries(attributes)) {
    if (text === null) element?.removeAttribute(name);
    else element?.setAttribute(name, text);
  }
}

export function readProperties(selector: string, names: readonly string[]): Record<string, unknown> {
  const element = document.querySelector(selector) ?? {};
  return Object.fromEntries(names.map((name) => [name, Reflect.get(element, name)]));
}

/** The number of elements in the shadow root without `style`; -1 if there is no shadow root. */
export function viewSize(selector: string) {
  const root = document.querySelector(selector)?.shadowRoot;
  return root ? root.querySelectorAll("*:not(style)").length : -1;
}

/** Reads a property of a node in the view: `button style.color` is the colour in the style of the first button. */
export function readView(tag: string, look: string): unknown {
  const [, selector = "", path = ""] = /^(.*) (\S+)$/.exec(look) ?? [];
  const node: unknown = document.querySelector(tag)?.shadowRoot?.querySelector(selector);
  if (!node) return "nothing";
  return path.split(".").reduce((value, name) => Reflect.get(Object(value), name), node);
}

/** Those of the custom states that are set. */
export function readStates(selector: string, names: readonly string[]) {
  const element = document.querySelector(selector);
  return names.filter((name) => element?.matches(`:state(${name})`));
}

/** Replaces the text of an input at once. */
export function typeInto(selector: string, text: string) {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) return;
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
}

/** Waits for two frames, after which an element has finished its pending work. */
export async function settle() {
  const frame = window.rig?.natives.requestAnimationFrame ?? requestAnimationFrame;
  for (let painted = 0; painted < 2; painted++) await new Promise(frame);
}

export function scrollPage(top: number) {
  scrollTo({ top, behavior: "instant" });
}

/** Runs a module of the package; resolves when it has run. */
export async function runModule(path: string) {
  const script = Object.assign(document.createElement("script"), { type: "module", src: path });
  const ran = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${path} did not load`));
  });
  document.head.append(script);
  await ran;
  script.remove();
}

/** The current markup inside the element. */
export function readLight(selector: string) {
  return document.querySelector(selector)?.innerHTML;
}
