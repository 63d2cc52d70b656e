import type { Edit } from "./random-step.ts";

declare global {
  interface Window {
    /** The same menu without the element, which gets the same edits. */
    plainMenu: HTMLElement;
  }
}

/** On the page: puts a menu in the element, with focusable elements around it. */
export function stageMenu(html: string, layout: string) {
  const neighbours = '<button type="button">Buur</button>'.repeat(14);
  const header = document.querySelector("header") as HTMLElement;
  header.innerHTML = `${neighbours}<dealer-mega-nav layout="${layout}">${html}</dealer-mega-nav>${neighbours}`;
  window.plainMenu = document.createElement("div");
  window.plainMenu.innerHTML = html;
}

/** On the page: the same edit, in the same place, with and without the element. */
export function editMenus({ kind, nth, html }: Edit) {
  const places = {
    append: "ul",
    replace: "li ul",
    grow: "li:not(:has(ul, details))",
    remove: "li",
    rename: "a, span",
  };
  for (const root of [document.querySelector("dealer-mega-nav"), window.plainMenu]) {
    const found = [...(root?.querySelectorAll(places[kind]) ?? [])];
    const place = found[nth % found.length];
    if (kind === "remove") place?.remove();
    else if (kind === "replace")
      place?.replaceChildren(document.createRange().createContextualFragment(html));
    else if (kind === "rename") place?.replaceChildren(html);
    else place?.insertAdjacentHTML("beforeend", html);
  }
}

/** On the page: the middle of the nth element that can be pressed. */
export function reachablePoint(selector: string, nth: number): { x: number; y: number } | undefined {
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  const root = selector.startsWith("[part") ? (nav.shadowRoot as ShadowRoot) : nav;
  const shown = [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const target = shown[nth % shown.length];
  target?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
  const point = { x: x + width / 2, y: y + height / 2 };
  const hit = (target?.getRootNode() as Document | undefined)?.elementFromPoint(point.x, point.y);
  return hit && target?.contains(hit) ? point : undefined;
}

/** On the page: whether the focus is visible, one frame later. */
export async function showsFocus(): Promise<boolean> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { activeElement: focused, body } = document;
  return focused === null || focused === body || focused.checkVisibility({ visibilityProperty: true });
}

/** On the page: removes the element; returns its content and the content with the edits alone. */
export async function leave(): Promise<{ left: string; plain: string }> {
  const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
  nav.remove();
  await Promise.resolve();
  return { left: nav.innerHTML, plain: window.plainMenu.innerHTML };
}
