import { isMisplaced } from "../mistakes.ts";
import { tagsContract } from "../tags.contract.ts";

const { tag } = tagsContract;

/** Attributes that work only together. */
const PAIRS = [
  ["matomo-url", "matomo-site"],
  ["gtm-auth", "gtm-preview"],
] as const;

let hasAdvisedOnPlace = false;

/** Warns of what the page's author has to mend. */
export function advise(element: HTMLElement): void {
  for (const [first, second] of PAIRS) {
    warnOfHalf(element, first, second);
    warnOfHalf(element, second, first);
  }
  if (hasAdvisedOnPlace || !isMisplaced()) return;
  hasAdvisedOnPlace = true;
  console.warn(
    `<${tag}> is in the head: move it to the body. Browsers end the head at this tag, so a title, a link or a meta after it is not in the head.`,
  );
}

/** The kernel has warned of an attribute that cannot be used; an absent one is named here. */
function warnOfHalf(element: HTMLElement, name: string, other: string): void {
  const text = element.getAttribute(name)?.trim();
  if (text && !element.getAttribute(other)?.trim())
    console.warn(`<${tag} ${name}="${text}"> has no effect without ${other}.`);
}
