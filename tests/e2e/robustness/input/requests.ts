import { BASE_URL } from "../../../server/address.ts";
import type { Ui } from "../../../support/ui.ts";

const GOOGLE = "https://www.googletagmanager.com";
const CONTAINER = /^(GTM|GT|G)-[A-Z0-9]+$/;

/** The origin that a text configures, as an address or as a list with an id of Google. */
function originIn(text: string): string {
  if (text.split(/[\s,]+/).some((part) => CONTAINER.test(part))) return GOOGLE;
  return URL.canParse(text, BASE_URL) ? new URL(text, BASE_URL).origin : "";
}

/** Records the page's requests; the returned function lists those to origins that none of the texts configures. */
export function followRequests(ui: Ui) {
  const asked = new Set<string>();
  ui.page?.on("request", (request) => asked.add(request.url()));
  return async (texts: readonly string[]) => {
    const configured = [BASE_URL, ...texts.map(originIn)];
    const timed = await ui.eval(() => performance.getEntriesByType("resource").map(({ name }) => name));
    return [...asked, ...timed].filter((url) => !configured.includes(new URL(url).origin));
  };
}
