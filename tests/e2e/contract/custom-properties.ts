/** Whether one of these values of a custom property changes any computed style in the element. */
export function changesLooks(tag: string, name: string, values: readonly string[]) {
  const host = document.querySelector(tag) as HTMLElement;
  const all = [host, ...host.querySelectorAll("*"), ...(host.shadowRoot?.querySelectorAll("*") ?? [])];
  const styles = all.flatMap((element) => [
    getComputedStyle(element),
    ...["::before", "::after"]
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ content }) => content !== "none" && content !== "normal"),
  ]);
  const looks = () => styles.flatMap(lookOf).join();
  const lookOf = (style: CSSStyleDeclaration) =>
    [...style].filter((one) => !one.startsWith("--")).map((one) => style.getPropertyValue(one));

  for (const scope of [document, host.shadowRoot])
    for (const animation of scope?.getAnimations() ?? []) animation.cancel();
  const before = looks();
  const changes = values.some((value) => {
    host.style.setProperty(name, value);
    return looks() !== before;
  });
  host.style.removeProperty(name);
  return changes;
}

/** The custom properties of a tag in the style sheets of the page and of the element. */
export function mentionedProperties(tag: string) {
  const root = document.querySelector(tag)?.shadowRoot;
  const sheets = [document, root].flatMap((scope) =>
    scope ? [...scope.styleSheets, ...scope.adoptedStyleSheets] : [],
  );
  const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join("\n");
  return [...new Set(css.match(new RegExp(`--${tag}-[a-z-]+`, "g")))].sort();
}
