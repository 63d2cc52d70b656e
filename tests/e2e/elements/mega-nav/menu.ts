import { menuFixtures } from "../../../fixtures/menus/index.ts";
import { expect, type Ui } from "../../../support/ui.ts";
import { firedEvents, isReady, isShown, matches, WIDE } from "../page.ts";

const MENU_PAGE = "/tests/pages/navigation.html?probe";

/** Three levels, a label without an address and a form. Every address is a hash, so that a visit stays on the page. */
const MENU = `
  <ul id="menu">
    <li><a href="#home">Home</a></li>
    <li><a href="#autos">Auto’s</a>
      <ul>
        <li><a href="#nieuw">Nieuw</a></li>
        <li><a href="#occasions" aria-current="page">Occasions</a>
          <ul>
            <li><a href="#suv">SUV</a></li>
            <li><a href="#cabrio">Cabrio</a></li>
          </ul></li>
        <li><a href="#zakelijk">Zakelijk</a></li>
      </ul></li>
    <li><a>Werkplaats</a>
      <ul>
        <li><a href="#apk">APK</a></li>
        <li><a href="#banden">Banden</a></li>
      </ul></li>
    <li><a href="#zoeken">Zoeken</a>
      <div>
        <form><label>Zoek <input name="zoek" value="kia"></label></form>
        <ul><li><a href="#alles">Alles</a></li></ul>
      </div></li>
    <li><a href="#contact">Contact</a></li>
  </ul>`;

interface Scene {
  /** The author's markup. */
  html?: string;
  /** The element's attributes. */
  attributes?: Readonly<Record<string, string>>;
  size?: readonly [width: number, height: number];
  /** Whether the page's clock is stopped. */
  isStopped?: boolean;
  dir?: "ltr" | "rtl";
}

/** Opens a page and puts a menu into it. */
export async function stage(ui: Ui, scene: Scene = {}): Promise<void> {
  const { html = MENU, attributes = {}, size = WIDE, isStopped = false, dir = "ltr" } = scene;
  await ui.viewport(...size);
  await ui.goto(MENU_PAGE + (isStopped ? "&clock" : ""));
  await isReady(ui);
  await putMenu(ui, html, attributes, dir);
  if (isStopped) await ui.clock.tick(SETTLED_MS);
}

async function putMenu(ui: Ui, ...menu: Parameters<typeof put>): Promise<void> {
  await ui.eval(put, ...menu);
  await expect.poll(() => matches(ui, UNREAD)).toBe(false);
}

/** Puts another menu in the place of the page's, which costs much less than another page. */
export async function replaceMenu(ui: Ui, html: string): Promise<void> {
  await ui.eval(() => {
    document.querySelector("dealer-mega-nav")?.remove();
    history.replaceState(null, "", location.pathname + location.search);
  });
  await putMenu(ui, html, {}, "ltr");
}

/** The element reads its list in several tasks. */
const UNREAD = "dealer-mega-nav li:not([data-dealer-branch]):has(ul, ol)";

/** Long enough to read a small list, shorter than every delay of the element. */
const SETTLED_MS = 20;

/** On the page: resolves when the element has read its list, which takes several tasks. */
async function put(html: string, attributes: Readonly<Record<string, string>>, dir: string) {
  document.documentElement.dir = dir;
  const nav = document.createElement("dealer-mega-nav");
  for (const [name, value] of Object.entries(attributes)) nav.setAttribute(name, value);
  nav.innerHTML = html;
  document.querySelector("#stage")?.append(nav);
  for (let task = 0; task < 3; task++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(undefined);
      };
      port2.postMessage(null);
    });
}

/** Waits until the code has run that the first press does not wait for. */
export async function hasLaterCode(ui: Ui): Promise<void> {
  const address = () =>
    ui.eval(
      () =>
        performance.getEntriesByType("resource").find(({ name }) => /\/later-[^/]*$/.test(name))?.name ?? "",
    );
  await expect.poll(address).not.toBe("");
  // The element's own import of the same file was first.
  await ui.eval((file) => import(file).then(() => {}), await address());
}

/** A call-us panel on the same page. */
export const putCallUs = (ui: Ui) =>
  ui.eval(() => {
    const element = document.createElement("dealer-call-us");
    element.innerHTML = '<p>Verkoop <a href="tel:+31579141974">0579 14 19 74</a></p>';
    document.querySelector("main")?.append(element);
  });

export const fixture = (name: string): string => {
  const found = menuFixtures.find((menu) => menu.name === name);
  if (!found) throw new Error(`No menu fixture ${name}`);
  return found.html;
};

export const MENU_BUTTON = 'dealer-mega-nav >>> [part="toggle"]';
export const toggleOf = (label: string) => `dealer-mega-nav [data-dealer-toggle][aria-label="${label}"]`;
export const link = (hash: string) => `dealer-mega-nav a[href="#${hash}"]`;

export const isExpanded = async (ui: Ui, label: string) =>
  (await ui.attribute(toggleOf(label), "aria-expanded")) === "true";

export async function openBranch(ui: Ui, label: string): Promise<void> {
  await ui.click(toggleOf(label));
  await expect.poll(() => isExpanded(ui, label)).toBe(true);
}

/** Presses the Menu button of a narrow page. */
export async function openMenu(ui: Ui): Promise<void> {
  await ui.click(MENU_BUTTON);
  await expect.poll(() => isShown(ui, "dealer-mega-nav a")).toBe(true);
}

/** The details of the element's events of one type. */
export const emitted = async (ui: Ui, type: string) =>
  (await firedEvents(ui))
    .filter((event) => event.type === `dealer-mega-nav-${type}`)
    .map(({ detail }) => detail);

export const focus = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

/** Tag and name of the focused element, such as `a Home`. */
export async function focusedOn(ui: Ui): Promise<string> {
  const { tag, text } = await ui.focused();
  const label = await ui.eval(() => document.activeElement?.getAttribute("aria-label"));
  return `${tag} ${label ?? text}`.trim();
}

/** The hash of the address, which a followed link changes. */
export const visited = async (ui: Ui) => new URL(await ui.url()).hash;
