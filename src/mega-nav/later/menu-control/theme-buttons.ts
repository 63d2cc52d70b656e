import { hasAddress } from "../../../kernel/markup/has-address.ts";
import { MARK } from "../../marks.ts";
import { ITEM, isList, outsideItems } from "../../reading/nodes.ts";
import { nameOf } from "../../reading/text.ts";
import { isVisible } from "./folded.ts";

/** Links with an address lead to a page: a menu has thousands of them. */
const BUTTONS =
  ':is(button, [role=button], a:is(:not([href]), [href^="#"], [aria-expanded]), label, summary, input[type=button], [aria-controls], [onclick])';
/** Names of a menu's button, in classes and ids, such as `navbar-toggler`, `menu-toggle`, `hamburger`. */
const MENU_NAME =
  /burger|(nav|navbar|navigation)[-_]*toggle|menu[-_]*(toggle|btn|button|icon|trigger|open)|toggle[-_]*(menu|nav)|mean-?menu|off-?canvas|drawer|navigation\S*[-_](open|close)\b/i;
/** What such a button says, such as `Menu`, `Hoofdmenu`, `Open menu`, `Menu en widgets`, or a sign of three lines. */
const MENU_TEXT =
  /^((open|close|toggle|show|sluit|toon|het|the|main|primary|mobile|mobiele?|site) )*(hoofd|main)?-?(menu|navigatie|navigation)( (en|and) widgets| openen| sluiten)?$|^[\u2630\u2261]$/i;
/** A drawer that may hold another list of the theme. */
const DRAWER =
  ":is([class*=off-canvas i], [class*=offcanvas i], [class*=drawer i], [class*=mobile-menu i], [class*=mobile-nav i])";
const NAV = "nav, [role=navigation]";
const HEADER = "header, [role=banner]";
const ELSEWHERE = ":is(main, [role=main], footer, dialog, [role=dialog], [aria-modal=true], form, li)";
const OUTSIDE = `${BUTTONS}:not(${ELSEWHERE} *)`;

/** The elements that a button names in an attribute, or that come after its check box. */
function controlledBy(button: Element): Element[] {
  const root = button.getRootNode() as Document | ShadowRoot;
  const ids = (button.getAttribute("aria-controls") ?? "").split(/\s+/);
  const popover = button.getAttribute("popovertarget") ?? button.getAttribute("commandfor");
  const named = [...ids, popover].map((id) => (id ? root.querySelector(`[id=${JSON.stringify(id)}]`) : null));
  const hash = button.matches("a:not([role=button], [aria-expanded], [data-toggle], [data-bs-toggle])")
    ? null
    : button.getAttribute("href");
  const selectors = ["data-target", "data-bs-target", "data-toggle-target"].map((name) =>
    button.getAttribute(name),
  );
  const found = [...selectors, hash].map((selector) => find(root, selector));
  return [...named, ...found].filter((one) => one !== null).concat(afterCheckBox(button));
}

function find(root: ParentNode, selector: string | null): Element | null {
  try {
    return selector && selector !== "#" ? root.querySelector(selector) : null;
  } catch {
    return null;
  }
}

function afterCheckBox(button: Element): Element[] {
  const { control } = button as Partial<HTMLLabelElement>;
  if (!control?.matches("[type=checkbox]")) return [];
  const after: Element[] = [];
  for (let next = control.nextElementSibling; next; next = next.nextElementSibling) after.push(next);
  return after.filter((one) => !one.contains(button));
}

const isButton = (element: Element) =>
  !element.matches("a") || !hasAddress(element) || element.matches("[role=button], [aria-expanded]");

/** The visible buttons on the page that are in no list, form or other content. */
const buttonsOutside = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(OUTSIDE)].filter(
    (button) => isButton(button) && isVisible(button),
  );

const isNamedAsMenu = (button: Element) =>
  MENU_NAME.test(`${button.id} ${button.classList}`) || MENU_TEXT.test(nameOf(button).trim());

const listsOf = (menu: Element): Element[] => {
  const lists = outsideItems(menu).filter(isList);
  return menu.querySelector(`:scope > ${ITEM}`) ? [menu, ...lists] : lists;
};

/** The buttons outside a menu that open and close its list, or something around it that is no other part of the page. */
export function openersAround(menu: Element, parts: readonly Element[]): HTMLElement[] {
  const lists = listsOf(menu);
  const isList = (target: Element) =>
    parts.includes(target) || (menu.contains(target) && lists.some((list) => target.contains(list)));
  return buttonsOutside().filter(
    (button) =>
      !menu.contains(button) &&
      controlledBy(button).some((target) => isList(target) && !target.contains(button)),
  );
}

/**
 * The theme's buttons beside a menu that name nothing, or only what contains them too: the theme's script folds the list
 * in the menu with them, and nothing happens where it does not run.
 */
export function openersBeside(menu: Element): HTMLElement[] {
  const landmarks = [NAV, HEADER].map((landmark) => menu.closest(landmark));
  const around = [menu.parentElement, ...landmarks].filter((element) => element !== null);
  const buttons = buttonsOutside().filter(
    (button) =>
      !menu.contains(button) &&
      around.some((element) => element.contains(button)) &&
      isNamedAsMenu(button) &&
      controlledBy(button).every((target) => target.contains(button)),
  );
  return buttons.length > 0 && hasOtherMenu(menu) ? [] : buttons;
}

/** Whether a button may be meant for another list, which is hidden now. */
const hasOtherMenu = (menu: Element) =>
  [...document.querySelectorAll(`:is(${NAV}, ${DRAWER}) :is(ul, ol):not(li *, footer *):has(a[href])`)].some(
    (list) =>
      !menu.contains(list) && !list.contains(menu) && (!isVisible(list) || list.closest(DRAWER) !== null),
  );

/** The theme's buttons in a menu that only open and close its list. */
export function openersInside(menu: Element): HTMLElement[] {
  const lists = listsOf(menu);
  return outsideItems(menu).filter((button) => {
    if (!button.matches(`${BUTTONS}:not(form *)`) || !isButton(button)) return false;
    const targets = controlledBy(button);
    return targets.length > 0
      ? targets.some((target) => menu.contains(target) && lists.some((list) => target.contains(list)))
      : isNamedAsMenu(button) || button.matches(`[data-bs-dismiss=offcanvas], [${MARK.drawer}] > summary`);
  });
}

/** What a button in a menu has folded away by `hidden`. */
export const hiddenBy = (button: Element, menu: Element): Element[] =>
  controlledBy(button).filter((target) => menu.contains(target) && target.hasAttribute("hidden"));

/** Whether something outside a hidden part of the page can show it. */
export const hasOpener = (part: Element, scope: Element | undefined) =>
  buttonsOutside().some(
    (button) =>
      !part.contains(button) &&
      (scope?.contains(button) || isNamedAsMenu(button) || controlledBy(button).includes(part)),
  );

/** Whether a pressed button may be meant for a menu that is still hidden. */
export const isNear = (button: Element, menu: Element) =>
  controlledBy(button).length === 0 &&
  [menu.parentElement, menu.closest(`${NAV}, ${HEADER}`)].some((around) => around?.contains(button));

export const pressedButton = (event: Event, menu: Element): HTMLElement | undefined => {
  const path = event.composedPath().filter((node) => node instanceof HTMLElement);
  const button = path.find((node) => node.matches(OUTSIDE));
  return button && isButton(button) && !menu.contains(button) ? button : undefined;
};
