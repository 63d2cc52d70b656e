/** The name that the site's earlier banner used, so that visitors' earlier choices still count (spec §3). */
export const CONSENT_COOKIE = "reDimCookieHint";

/** The channel on which a banner sends the value of a choice to the site's other windows. */
export const CONSENT_CHANNEL = "dealer-cookie-hint";

/** The refusal comes first, because it counts when a page has both cookies. */
export const CONSENT_VALUES = { declined: "-1", accepted: "1" } as const;

export type Choice = keyof typeof CONSENT_VALUES;

const CHOICES = /* @__PURE__ */ Object.keys(CONSENT_VALUES) as Choice[];

export const isChoice = (text: unknown): text is Choice => CHOICES.includes(text as Choice);

/** The choice with this value in the cookie, if any. */
export const choiceOf = (value: unknown) => CHOICES.find((choice) => CONSENT_VALUES[choice] === value);

/** Finds the visitor's choice in a cookie string. */
export function choiceIn(cookies: string): Choice | undefined {
  const pairs = cookies.split(/; */);
  return CHOICES.find((choice) => pairs.includes(`${CONSENT_COOKIE}=${CONSENT_VALUES[choice]}`));
}

/** The choice stored in the browser; undefined when the browser keeps no cookies. */
export function storedChoice(): Choice | undefined {
  try {
    return choiceIn(document.cookie);
  } catch {
    return undefined;
  }
}
