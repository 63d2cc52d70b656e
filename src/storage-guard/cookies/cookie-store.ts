import { blockedError } from "../patching/errors.ts";
import { filter } from "../patching/natives.ts";
import type { Block, Pass } from "../patching/patch.ts";
import type { Cookie } from "./cookie-text.ts";
import { isPassed, isReadable, writeConsent } from "./document-cookie.ts";

const { isArray } = Array;

interface CookieInit {
  readonly name: unknown;
  readonly value?: unknown;
  readonly expires?: number | null;
  readonly domain?: string | null;
}

/** What a page may see of one cookie or a list of them. */
const readable = (found: unknown): unknown => (isArray(found) ? filter(found, readable) : visible(found));

const visible = (cookie: unknown) => (cookie && isReadable(cookie as Cookie) ? cookie : null);

/** Sets or ends a cookie. It does nothing to end one that scripts cannot see. */
async function write(args: unknown[], pass: Pass, _self: unknown, method: string) {
  const given = args[0];
  const init = given && typeof given === "object" ? (given as CookieInit) : { name: given, value: args[1] };
  const isEnd = method === "delete";
  // Converted once: an object may become another string the second time.
  const name = `${init.name}`;
  const value = isEnd ? "" : `${init.value}`;
  const end = isEnd ? 0 : (init.expires ?? Number.NaN);
  const cookie = { name, value, end, domain: `${init.domain ?? ""}` };
  if (isPassed(cookie)) return pass([{ __proto__: init, name, value }]);
  if (!writeConsent(cookie) && !isEnd) throw blockedError();
}

/** Lets the Cookie Store API read and write the choice and what is allowed. */
export const cookieStore: readonly Block[] = [
  ["CookieStore", "get getAll", async (args, pass) => readable(await pass(args))],
  ["CookieStore", "delete set", write],
  ["CookieChangeEvent", "changed deleted", (args, pass) => readable(pass(args))],
];
