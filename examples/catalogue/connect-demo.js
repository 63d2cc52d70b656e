/** Keeps the live element and the settings equal, in both directions, because elements set attributes too. */
export function connectDemo(page, { tagName, attributes, cssProperties }, settings, outlines) {
  const element = page.document.querySelector(tagName);
  const names = attributes.map(({ name }) => name);
  const sheet = new page.CSSStyleSheet();
  page.document.adoptedStyleSheets = [sheet];

  const apply = () => {
    for (const name of names) setAttribute(element, name, settings.get(name));
    sheet.replaceSync(`${cssOf(tagName, cssProperties, settings)}\n${outlines.css()}`);
  };
  apply();
  const left = new AbortController();
  page.addEventListener("pagehide", () => left.abort());
  settings.listen(apply, left.signal);
  outlines.listen(apply, left.signal);
  new page.MutationObserver(() => {
    for (const name of names) settings.set(name, element.getAttribute(name) ?? undefined);
  }).observe(element, { attributeFilter: names });
}

function setAttribute(element, name, text) {
  if ((element.getAttribute(name) ?? undefined) === text) return;
  if (text === undefined) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/** The rule that sets the custom properties; empty when none is set. */
export function cssOf(tagName, cssProperties, settings) {
  const set = cssProperties.filter(({ name }) => settings.get(name));
  const lines = set.map(({ name }) => `  ${name}: ${settings.get(name)};\n`);
  return set.length > 0 ? `${tagName} {\n${lines.join("")}}` : "";
}
