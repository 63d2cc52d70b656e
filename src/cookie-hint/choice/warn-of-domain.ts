import { warnAttribute } from "../../kernel/task/report.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";

const warned = new Set<string>();

/** Warns once of a domain for which the browser stores nothing. */
export function warnOfDomain({ element, options }: CookieHintHost): void {
  const { domain } = options.get();
  if (!warned.has(domain))
    warnAttribute(element.localName, "domain", domain, "is refused by the browser", location.hostname);
  warned.add(domain);
}

/** Warns before a choice where that is certain: the page is not on the domain. */
export function checkDomain(host: CookieHintHost): void {
  const { domain } = host.options.get();
  if (domain && !`.${location.hostname}`.endsWith(`.${domain.replace(/^\./, "")}`)) warnOfDomain(host);
}
