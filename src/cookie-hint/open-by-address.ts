import { isOpenedBy } from "../kernel/consent/consent-banner.ts";
import type { CookieHintHost } from "./cookie-hint.host.ts";
import { openBanner } from "./open-banner.ts";

/** Opens the banner where the page's address asks for it, and ends that request, so that a reload does not ask again. */
export function openByAddress(host: CookieHintHost): void {
  if (!isOpenedBy(location.search)) return;
  const url = new URL(location.href);
  url.search = withoutRequest(url.search);
  history.replaceState(history.state, "", url);
  openBanner(host, false);
}

/** The other parameters, letter for letter. */
export const withoutRequest = (search: string) =>
  search
    .slice(1)
    .split("&")
    .filter((parameter) => !isOpenedBy(`?${parameter}`))
    .join("&");
