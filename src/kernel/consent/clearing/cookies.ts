/** The domains that a script on this page can set cookies for: the host alone (empty), and each domain above it. */
export function domainsOf(hostname: string): string[] {
  const labels = hostname.split(".");
  const isName = /[a-z]/i.test(labels.at(-1) ?? "");
  const parents = isName ? labels.slice(0, -1).map((_, index) => labels.slice(index).join(".")) : [];
  return ["", ...parents];
}

/** A path and all paths above it, with and without the final slash. */
export function pathsOf(pathname: string): string[] {
  const folders = pathname.split("/").slice(1);
  const paths = folders.map((_, index) => `/${folders.slice(0, index + 1).join("/")}`);
  return [...new Set(["/", ...paths, ...paths.map((path) => path.replace(/\/?$/, "/"))])];
}

/** The names in a cookie string. */
export const namesIn = (cookies: string): string[] =>
  cookies
    .split(";")
    .map((pair) => pair.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => name !== "");

/**
 * A name that begins with `__Secure-` or `__Host-` is only ended with `secure`, a partitioned cookie only with both, and a
 * page without https, or a browser that does not know them, ends a cookie only without.
 */
const KINDS = ["", "; secure", "; secure; partitioned"];

/** A browser ignores a cookie that has neither a name nor a value. */
const ANY_VALUE = "ended";

/** Ends the cookies of this name, whichever page of the site has set them. */
export function endCookie(name: string): void {
  for (const domain of domainsOf(location.hostname))
    for (const path of pathsOf(location.pathname))
      for (const kind of KINDS)
        document.cookie = `${name}=${ANY_VALUE}; max-age=0; path=${path}${domain && `; domain=${domain}`}${kind}`;
}
