/** On the page: elements outside the window's sides, unless an ancestor scrolls or clips on purpose. */
export function findCutOff(): string[] {
  const root = document.documentElement;
  const isContained = (element: Element): boolean => {
    const parent =
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== "visible" || isContained(parent);
  };
  const isCutOff = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const reachesOut = Math.floor(right) > root.clientWidth || Math.ceil(left) < 0;
    return reachesOut && width * height > 0 && element.checkVisibility() && !isContained(element);
  };
  const within = (tree: ParentNode): Element[] =>
    [...tree.querySelectorAll("body *")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? [...element.shadowRoot.querySelectorAll("*")] : []),
    ]);
  const cutOff = within(document).filter(isCutOff);
  const scrolls = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  return [...scrolls, ...cutOff.map((element) => element.outerHTML.slice(0, 120))];
}

/** On the page: the headline if it is invisible, and the addresses without a visible link that can be pressed. */
export function findUnreachable(): string[] {
  const isHit = (element: Element) =>
    [...element.getClientRects()].some(({ x, y, width, height }) => {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  const isReachable = (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isHit(element);
  };
  // Without scripts the banner is not shown; a disclosure opens by its summary.
  const links = "a[href]:not(dealer-cookie-hint *, details:not([open]) *, [aria-hidden=true])";
  const wanted = [...document.querySelectorAll<HTMLElement>(`main h1, ${links}`)];
  const [reached, rest] = [true, false].map((is) => wanted.filter((one) => isReachable(one) === is));
  const addresses = new Set(reached?.map((one) => (one as HTMLAnchorElement).href));
  const lost = (rest ?? [])
    .filter((one) => !addresses.has((one as HTMLAnchorElement).href))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
  return document.querySelector("main h1") ? lost : ["no headline", ...lost];
}
