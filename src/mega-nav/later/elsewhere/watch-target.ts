import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { warnAttribute } from "../../../kernel/task/report.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { doWithoutList, keepMenuOpen } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { showTarget } from "./show-target.ts";

type Connect = (host: MegaNavHost, showList: (host: MegaNavHost, controller: MenuController) => void) => void;

/** The lists that tags on this page have taken. */
const taken = new WeakSet<Element>();

/** Makes a menu of the list that `for` names, also when the list comes later or another one replaces it. */
export function watchTarget(host: MegaNavHost, selector: string, connect: Connect): void {
  const { tag, state, options, lifetime } = host;
  const roots = [...new Set([document, tag.getRootNode() as Document | ShadowRoot])];
  const warned = new Set<string>();
  let target: HTMLElement | undefined;
  let life: AbortController | undefined;
  let frame = 0;

  const warn = (problem: string, used: string) => {
    if (!warned.has(problem)) warnAttribute(tag.localName, "for", selector, problem, used);
    warned.add(problem);
  };
  const release = () => {
    life?.abort();
    if (target) taken.delete(target);
    target = undefined;
  };
  const take = (found: HTMLElement) => {
    const { menuOpen } = state.get();
    target = found;
    taken.add(found);
    life = new AbortController();
    if (tag.querySelector("li, a[href]")) warn("has content, which is ignored", selector);
    if (options.get().mobile === "drawer")
      warn('does not work with mobile="drawer"', "a list below the button");
    connect({ ...host, element: found, lifetime: life.signal }, showTarget);
    // The visitor may have pressed the button before.
    if (menuOpen) keepMenuOpen(host);
  };
  const find = () => {
    frame = 0;
    if (target?.isConnected) return;
    release();
    const found = roots.map((root) => root.querySelector<HTMLElement>(selector)).find((one) => one !== null);
    const problem = problemOf(found, tag);
    if (found && !problem) return take(found);
    if (document.readyState === "loading") return;
    doWithoutList(host);
    warn(problem, "no list");
  };
  const findSoon = () => {
    frame ||= requestAnimationFrame(find);
  };
  for (const root of roots) onMutation(root, { childList: true, subtree: true }, findSoon, lifetime);
  document.addEventListener("DOMContentLoaded", findSoon, { signal: lifetime });
  onAbort(lifetime, () => {
    cancelAnimationFrame(frame);
    release();
  });
  find();
}

function problemOf(found: HTMLElement | undefined, tag: HTMLElement): string {
  if (!found) return "matches nothing on the page";
  if (found.contains(tag)) return "matches an element around the tag";
  const isOther = found.closest(tag.localName) ?? found.querySelector(tag.localName);
  return isOther || taken.has(found) ? "matches the list of another menu" : "";
}
