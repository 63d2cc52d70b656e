/** What a browser or an author can do to a page with a banner; each runs before anything else on the page. */
const BROWSERS: Readonly<Record<string, string>> = {
  /** The visitor has switched Global Privacy Control on. */
  "gpc-on": "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });",
  /** An extension has broken it. */
  "gpc-broken":
    "Object.defineProperty(navigator, 'globalPrivacyControl', { get() { throw new Error('no') } });",
  /** The browser says that it keeps cookies, and keeps none. */
  "cookies-refused":
    "Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} });",
  /** Reading a cookie throws, as in a sandboxed frame. */
  "cookies-throw":
    "Object.defineProperty(Document.prototype, 'cookie', { get() { throw new DOMException('no', 'SecurityError') }, set() { throw new DOMException('no', 'SecurityError') } });",
};

/** `?browser=<name>` makes a page's browser such a one; `?hint=<attributes>` writes them on the page's banner. */
export function consentVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const browser = BROWSERS[asked.get("browser") ?? ""];
  const attributes = asked.get("hint");
  return [
    ...(browser ? [(html: string) => html.replace("<head>", `<head><script>${browser}</script>`)] : []),
    ...(attributes
      ? [(html: string) => html.replace("<dealer-cookie-hint", `<dealer-cookie-hint ${attributes}`)]
      : []),
  ];
}
