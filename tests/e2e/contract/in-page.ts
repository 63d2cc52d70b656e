/** What the tests call on a page; each function can use nothing but its arguments. */

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

/** How many elements its shadow root holds, styles apart; -1 where there is no shadow root. */
export function viewSize(selector: string) {
  const root = document.querySelector(selector)?.shadowRoot;
  return root ? root.querySelectorAll("*:not(style)").length : -1;
}

/** What a node of the view says: `button style.color` is the colour in the style of the first button. */
export function readView(tag: string, look: string): unknown {
  const [, selector = "", path = ""] = /^(.*) (\S+)$/.exec(look) ?? [];
  const node: unknown = document.querySelector(tag)?.shadowRoot?.querySelector(selector);
  if (!node) return "nothing";
  return path.split(".").reduce((value, name) => Reflect.get(Object(value), name), node);
}

/** Which of these custom states hold. */
export function readStates(selector: string, names: readonly string[]) {
  const element = document.querySelector(selector);
  return names.filter((name) => element?.matches(`:state(${name})`));
}

/** Types all of a text at once, in place of what there was. */
export function typeInto(selector: string, text: string) {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) return;
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
}

/** Waits until the page has painted twice: whatever an element still had to do has been done. */
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

/** What the author wrote inside the element, as it stands now. */
export function readLight(selector: string) {
  return document.querySelector(selector)?.innerHTML;
}
