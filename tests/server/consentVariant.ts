/** Browsers that differ in cookies or Global Privacy Control; each script runs before any other on the page. */
const BROWSERS: Readonly<Record<string, string>> = {
  /** Global Privacy Control is on. */
  "gpc-on": "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });",
  /** An extension has broken Global Privacy Control. */
  "gpc-broken":
    "Object.defineProperty(navigator, 'globalPrivacyControl', { get() { throw new Error('no') } });",
  /** The page is being prerendered, until a test ends that. */
  prerendering: "Object.defineProperty(document, 'prerendering', { configurable: true, value: true });",
  /** The browser reports cookies as enabled but stores none. */
  "cookies-refused":
    "Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} });",
  /** Reading a cookie throws, as in a sandboxed frame. */
  "cookies-throw":
    "Object.defineProperty(Document.prototype, 'cookie', { get() { throw new DOMException('no', 'SecurityError') }, set() { throw new DOMException('no', 'SecurityError') } });",
};

/**
 * `?browser=<name>` simulates one of these browsers; `?hint=<attributes>` sets attributes of the page's banner;
 * `?markup=<html>` is in the page's `#stage` for the browser's parser.
 */
export function consentVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const browser = BROWSERS[asked.get("browser") ?? ""];
  const attributes = asked.get("hint");
  const markup = asked.get("markup");
  return [
    ...(browser ? [(html: string) => html.replace("<head>", `<head><script>${browser}</script>`)] : []),
    ...(attributes
      ? [(html: string) => html.replace("<dealer-cookie-hint", `<dealer-cookie-hint ${attributes}`)]
      : []),
    ...(markup
      ? [(html: string) => html.replace('<div id="stage">', () => `<div id="stage">${markup}`)]
      : []),
  ];
}
