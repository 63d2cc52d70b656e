import { follow } from "../../../kernel/element/follow.ts";
import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { elementsOutside } from "../../../kernel/page/elements-outside.ts";
import { contrastOf, READABLE, type Rgb, rgbOf, WHITE } from "../../../kernel/styles/surface/colours.ts";
import { paintedBy } from "../../../kernel/styles/surface/painted-by.ts";
import { isMenuShown, menuButton } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { MARK, OWN_TOGGLE } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { type Layout, shownBranches } from "../../mega-nav.ts";
import type { MenuBranch } from "../../menu-branch.ts";
import { ITEM } from "../../reading/nodes.ts";
import { afterPaint } from "../after-paint.ts";
import { setAuthorStyles } from "../set-styles.ts";
import { type Arrow, arrowsOf, doubledIcons } from "./arrows.ts";
import { backgroundArrowsOf } from "./background-arrows.ts";
import { nameWithoutArrow, signAtEnd } from "./label-signs.ts";
import { textSigns } from "./text-signs.ts";

const PICTURES = "img, picture, video, canvas, svg, iframe";

/** Gives our toggles and our button the colours of the author's links, and lets an item have one arrow: ours. */
export function matchTheme(host: MegaNavHost, controller: MenuController): void {
  const { element, state, lifetime } = host;
  let visible: ReadonlySet<MenuBranch> = new Set();
  let layout: Layout | undefined;
  let isMatching = false;
  let wasOpen = false;
  const appeared = new Set<MenuBranch>();
  /** The items in which a script of the page may have drawn an arrow. */
  const changed = new Set<MenuBranch>();

  /** The items of a closed list too: then they are judged before the press that opens it. */
  const visibleNow = () => {
    const shown = shownBranches(state.get());
    return [...controller.menu.branches.all()].filter(({ parent }) => !parent || shown.has(parent));
  };
  /** Before the next paint, so that no frame shows two arrows; and once more after the page's own scripts. */
  const match = () => {
    isMatching = false;
    if (lifetime.aborted) return;
    const before = layout === state.get().layout ? visible : new Set();
    ({ layout } = state.get());
    visible = new Set(visibleNow());
    const found = [...visible].filter((branch) => !before.has(branch));
    matchBranches(found, controller, tools);
    const isOpen = isMenuShown(host);
    for (const branch of isOpen && !wasOpen ? visible : found) appeared.add(branch);
    wasOpen = isOpen;
    matchSoon();
  };
  const matchAgain = () => {
    if (layout === "mobile") matchButton(host);
    const again = visibleOf(changed);
    changed.clear();
    matchBranches(visibleOf(appeared), controller, tools);
    hideArrows(again, controller, tools);
    appeared.clear();
  };
  const matchSoon = afterPaint(matchAgain, lifetime);
  const judgeAgain = (branches: readonly MenuBranch[]) => {
    for (const branch of branches) changed.add(branch);
    matchSoon();
  };
  const tools: Tools = {
    judgeAgain,
    signs: textSigns(element.getRootNode() as Document | ShadowRoot, controller, lifetime),
  };
  const visibleOf = (branches: Iterable<MenuBranch>) => [...branches].filter((branch) => visible.has(branch));
  const onMarkup = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      // Our own, of which a large menu gets thousands.
      if (addedNodes[0] instanceof Element && addedNodes[0].matches(OWN_TOGGLE)) continue;
      const branch = controller.menu.branches.closest(target);
      if (branch) changed.add(branch);
    }
    if (changed.size > 0) matchSoon();
  };

  // The view shows the list of a narrow page in a microtask: styles read before it would be computed twice.
  const matchAtOnce = () => {
    if (!isMatching) queueMicrotask(match);
    isMatching = true;
  };

  match();
  follow(state, matchAtOnce, lifetime);
  onMutation(element, { childList: true, subtree: true, attributeFilter: ["class"] }, onMarkup, lifetime);
}

interface Tools {
  judgeAgain(branches: readonly MenuBranch[]): void;
  readonly signs: ReturnType<typeof textSigns>;
}

/** Reads all before it writes. */
function matchBranches(branches: readonly MenuBranch[], controller: MenuController, tools: Tools): void {
  const colours = branches.map(colourOf);
  hideArrows(branches, controller, tools);
  // Not by `entries()`: Prototype.js gives arrays one of its own.
  branches.forEach(({ toggle }, index) => {
    if (colours[index]) toggle.style.color = colours[index];
  });
}

function hideArrows(
  branches: readonly MenuBranch[],
  { menu: { ledger } }: MenuController,
  { judgeAgain, signs }: Tools,
): void {
  const again = () => judgeAgain(branches);
  const found = branches.map((branch) => {
    const arrows = arrowsToHide(branch);
    return {
      branch,
      arrows,
      sign: isJudged(branch) ? signAtEnd(branch, arrows) : undefined,
      pictures: isJudged(branch) ? backgroundArrowsOf(branch, again) : [],
    };
  });
  for (const {
    branch: { toggle, label },
    arrows,
    sign,
    pictures,
  } of found) {
    if (sign) signs?.hide(sign);
    for (const { element, part } of arrows) {
      const parts = new Set(element.getAttribute(MARK.bare)?.split(" "));
      ledger.set(element, MARK.bare, [...parts.add(part)].join(" "));
    }
    for (const { element, images } of pictures)
      setAuthorStyles(ledger, element, { "background-image": images }, "important");
    const name = nameWithoutArrow(label, arrows);
    if (name !== label && toggle.matches(OWN_TOGGLE)) toggle.setAttribute("aria-label", name);
  }
}

/** A toggle that the author printed keeps its look, and the arrows around it are its own. */
const isJudged = ({ toggle, tabList }: MenuBranch) =>
  !tabList && toggle.getAttribute(MARK.toggle) !== "printed";

/** The label's colour, for a toggle of ours that has inherited another one from its item. */
function colourOf({ labelElement, toggle }: MenuBranch): string | undefined {
  if (!labelElement || !toggle.matches(OWN_TOGGLE)) return undefined;
  const { color } = getComputedStyle(labelElement);
  return color === getComputedStyle(toggle).color ? undefined : color;
}

function arrowsToHide(branch: MenuBranch): Arrow[] {
  if (isJudged(branch)) return arrowsOf(branch);
  return branch.tabList ? [] : doubledIcons(branch.toggle);
}

/** Some themes colour the links of a bar, and not the bar, so that our button would inherit the page's colour. */
function matchButton(host: MegaNavHost): void {
  const button = menuButton(host);
  const link = host.element.querySelector(`${ITEM} > :is(a, span, button), a[${MARK.item}]`);
  if (!button || !link) return;
  const [own, links] = [host.element, link].map((element) => getComputedStyle(element).color);
  const background = colourUnder(button, host.element);
  const ratioOf = (colour = "") => {
    const rgb = rgbOf(colour);
    return rgb && background ? contrastOf(rgb, background) : 0;
  };
  const isBetter = ratioOf(own) < READABLE && ratioOf(links) >= ratioOf(own);
  button.style.color = isBetter ? (links as string) : "";
}

/** The colour that is seen behind the button, also under a header that lies over the page; null for a picture. */
function colourUnder(button: Element, menu: Element): Rgb | null {
  const { x, y, width, height } = button.getBoundingClientRect();
  const seen = document.elementsFromPoint(x + width / 2, y + height / 2);
  // Outside the window, what is around it stands for what is behind it.
  const boxes = seen.includes(menu) ? seen : [menu, ...elementsOutside(menu)];
  const picture = boxes.findIndex((box) => box.matches(PICTURES));
  const painted = paintedBy(picture < 0 ? boxes : boxes.slice(0, picture));
  if (painted !== undefined) return painted;
  return picture < 0 ? WHITE : null;
}
