import { randomUUID } from "node:crypto";
import { CONSENT_COOKIE } from "../../../../src/kernel/consent/consent.ts";
import type { Ui } from "../../../support/ui.ts";
import { put, runModule } from "../../contract/in-page.ts";
import { leadGoogleHere, matomoUrl } from "../../tag-services.ts";

/** A page with a cookie banner; the test itself loads the element's code. */
export const TAGS_PAGE = "/tests/pages/tags.html?probe";
/** The same with a stopped clock, which also stops a banner's fade. */
export const STILL_PAGE = `${TAGS_PAGE}&clock`;

/** Ids that no other test uses: requests with `name` in their address belong to this test. */
export function services() {
  const name = randomUUID().slice(0, 8).toUpperCase();
  const gtm = `gtm-id="GTM-${name}"`;
  const ga = `ga-id="G-${name}"`;
  const matomo = `matomo-url="${matomoUrl(name)}" matomo-site="7"`;
  return { name, gtm, ga, matomo, all: `${gtm} ${ga} ${matomo}` };
}

export const BANNER = "<dealer-cookie-hint></dealer-cookie-hint>";
export const tags = (attributes: string) => `<dealer-tags ${attributes}></dealer-tags>`;
export const LATER = 'load="after-consent"';

/** Opens the page in a browser with these cookie values and with Google's host redirected to this server. */
export async function open(ui: Ui, path = TAGS_PAGE, choice?: "1" | "-1") {
  await ui.goto("/tests/pages/undefined.html");
  await leadGoogleHere(ui);
  if (choice) await ui.setCookie(CONSENT_COOKIE, choice);
  await ui.goto(path);
}

export const bringCode = (ui: Ui) => ui.eval(runModule, "/dist/elements/dealer-tags.js");

/** Puts markup on the page and loads the element's code. */
export async function show(ui: Ui, markup: string) {
  await ui.eval(put, markup);
  await bringCode(ui);
}

/**
 * The page's data layer as text: `default denied`, `update granted` or `config G-…` for a command, the event's name
 * and choice for other entries, and `?` for entries that Google's tag would not understand.
 */
export const dataLayer = (ui: Ui): Promise<string[]> => ui.eval(readDataLayer);

function readDataLayer() {
  const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === "[object Arguments]";
  const inWords = (entry: unknown) => {
    const { event, choice } = Object(entry);
    if (!isCommand(entry)) return [event ?? "?", choice].filter(Boolean).join(" ");
    const [name, ...rest] = Array.from(entry as ArrayLike<unknown>);
    if (name === "consent") return `${rest[0]} ${[...new Set(Object.values(Object(rest[1])))].join("/")}`;
    return [name, ...rest.map((part) => (part instanceof Date ? "now" : part))].join(" ");
  };
  return (Reflect.get(window, "dataLayer") as unknown[] | undefined)?.map(inWords) ?? [];
}

/** The commands to Matomo. */
export const matomoQueue = (ui: Ui): Promise<string[]> =>
  ui.eval(() => ((Reflect.get(window, "_paq") as string[][] | undefined) ?? []).map((one) => one.join(" ")));
