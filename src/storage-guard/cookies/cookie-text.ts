import { create, eachMatch, match, method } from "../patching/natives.ts";

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** A cookie that a script tries to write. */
export interface NewCookie extends Cookie {
  /** In ms since 1970; NaN when it ends with the session. */
  readonly end: number;
  /** The domain that it is for, without a dot before it; empty for the host alone. */
  readonly domain: string;
}

/** Each name with its value, in a cookie string as well as in a text that sets a cookie. */
const PAIRS = /[\t ]*(?<name>[^=;]*?)[\t ]*=[\t ]*(?<value>[^;]*?)[\t ]*(?:;|$)/g;

const AFTER_DOT = /[^.].*/;

export const { now, parse } = Date;
const parseNumber = Number.parseInt;
const lower = method<string>(String.prototype.toLowerCase);

export const eachCookie = (cookies: string, visit: (cookie: Cookie, index: number) => void) =>
  eachMatch(PAIRS, cookies, ({ groups, index }) => visit(groups as unknown as Cookie, index));

/** Parses a text for `document.cookie` as RFC 6265 does: `max-age` overrides `expires`, and the last of each counts. */
export function readCookie(text: string): NewCookie | undefined {
  let cookie: Cookie | undefined;
  const attributes: Record<string, string> = create(null);
  eachCookie(text, (pair, index) => {
    if (index === 0) cookie = pair;
    attributes[lower(pair.name)] = pair.value;
  });
  const end = now() + parseNumber(attributes["max-age"] ?? "") * 1000 || parse(attributes.expires ?? "");
  return cookie && { ...cookie, end, domain: match(AFTER_DOT, attributes.domain ?? "")?.[0] ?? "" };
}
