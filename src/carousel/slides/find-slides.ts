/** Elements that a CMS leaves between slides. */
const NO_SLIDE =
  "br, script, style, template, noscript, [hidden], .splide__slide--clone, .swiper-slide-duplicate";
/** What has the slides in the markup of Bootstrap, Splide and Swiper; beside it are buttons that we replace. */
const FOREIGN = ".carousel-inner, .splide__list, .swiper-wrapper";
const LIST = "ul, ol";
const BLOCK = "div, p, section, figure";
const PICTURE = "img, video, svg, iframe";

/**
 * The slides in an element: its children, or the items of a list or of another carousel's markup that is its only child. When the only child is a
 * block in which each child shows a picture, those children are the slides.
 */
export function slidesIn(element: Element): HTMLElement[] {
  const children = candidatesIn(element);
  const [only] = children;
  return (children.length === 1 && only && slidesInOnlyChild(only)) || children;
}

/** The elements between a slide and the carousel. */
export function wrappersOf(slide: Element, carousel: Element): HTMLElement[] {
  const parent = slide.parentElement;
  return parent && parent !== carousel ? [parent, ...wrappersOf(parent, carousel)] : [];
}

function slidesInOnlyChild(element: HTMLElement): HTMLElement[] | undefined {
  const foreign = element.matches(FOREIGN) ? element : element.querySelector(FOREIGN);
  const children = candidatesIn(foreign ?? element);
  if (foreign || element.matches(LIST)) return children;
  if (!element.matches(BLOCK) || hasText(element)) return undefined;
  const [first] = children;
  if (children.length === 1 && first) return slidesInOnlyChild(first);
  return children.length > 1 && children.every(showsPicture) ? children : undefined;
}

const candidatesIn = (element: Element) => ([...element.children] as HTMLElement[]).filter(isCandidate);

const isCandidate = (element: Element) =>
  !element.matches(NO_SLIDE) && !(element.localName === "p" && isBlank(element));

const isBlank = (paragraph: Element) =>
  !paragraph.textContent?.trim() && ![...paragraph.children].some(isCandidate);

const showsPicture = (element: Element) =>
  element.matches(PICTURE) || element.querySelector(PICTURE) !== null;

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());
