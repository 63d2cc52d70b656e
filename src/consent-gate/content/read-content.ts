import { GATE } from "../../kernel/consent/held-markup.ts";
import { trustedHtml } from "../../kernel/page/script-policy.ts";

/** What a gate holds. */
export interface GateContent {
  readonly template: HTMLTemplateElement;
  readonly fragment: DocumentFragment;
  /** The host and the path of the first address in it; empty when it has none. */
  readonly address: string;
  /** The size of a frame or video that is alone in it, in px; 0 where its attributes and style give none in px. */
  readonly frame: { readonly width: number; readonly height: number } | undefined;
}

/** The author's first template in the gate that has content. */
export function readContent(gate: HTMLElement): GateContent | undefined {
  for (const template of templatesIn(gate)) {
    const fragment = fragmentIn(template);
    if (fragment) return { template, fragment, address: addressIn(fragment), frame: frameIn(fragment) };
  }
  return undefined;
}

/**
 * A template that has nothing but a comment has its content in that, where no browser's parser looks for files. What an
 * editor's filter puts around it is nothing.
 */
function fragmentIn({ content }: HTMLTemplateElement): DocumentFragment | undefined {
  if (![...content.querySelectorAll("*")].every(isFiller)) return content;
  const comments = document.createTreeWalker(content, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const parsed = document.createElement("template");
    parsed.innerHTML = trustedHtml(comments.currentNode.nodeValue ?? "");
    if (parsed.content.childElementCount > 0) return parsed.content;
  }
  return undefined;
}

const isFiller = (element: Element) => element.matches("p,br") && !element.textContent.trim();

/** Not those of a gate inside it. */
export const templatesIn = (gate: HTMLElement) =>
  [...gate.querySelectorAll("template")].filter((one) => one.closest(GATE) === gate);

function addressIn(content: DocumentFragment): string {
  const element = content.querySelector("[src],[data-src],object[data]");
  const href = ["src", "data-src", "data"].map((name) => element?.getAttribute(name)).find(Boolean);
  if (!href) return "";
  const { hostname, pathname } = Object.assign(document.createElement("a"), { href });
  return hostname && hostname + pathname;
}

function frameIn({ firstElementChild: only, childElementCount }: DocumentFragment) {
  if (childElementCount !== 1 || !isFrame(only)) return undefined;
  const { width, height } = only.style;
  return {
    width: width ? 0 : px(only.getAttribute("width")),
    height: px(height || only.getAttribute("height")),
  };
}

const isFrame = (element: Element | null): element is HTMLElement =>
  !!element?.matches("iframe,video,object,embed");

const px = (size: string | null) => Number(/^\s*(\d+)(?:px)?\s*$/.exec(size ?? "")?.[1] ?? 0);
