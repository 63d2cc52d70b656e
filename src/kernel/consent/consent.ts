/** The consent cookie of the site's existing feature: choices that visitors have made stay recognised (spec §3). */
export const CONSENT_COOKIE = "reDimCookieHint";

/** The refusal first: of two choices it counts. */
export const CONSENT_VALUES = { declined: "-1", accepted: "1" } as const;

export type Choice = keyof typeof CONSENT_VALUES;

const CHOICES = Object.keys(CONSENT_VALUES) as Choice[];

/** The choice in a cookie string. Any other name or value is no choice. */
export function choiceIn(cookies: string): Choice | undefined {
  const pairs = cookies.split(/; */);
  return CHOICES.find((choice) => pairs.includes(`${CONSENT_COOKIE}=${CONSENT_VALUES[choice]}`));
}

/** The choice that the browser keeps; none where it keeps nothing. */
export function storedChoice(): Choice | undefined {
  try {
    return choiceIn(document.cookie);
  } catch {
    return undefined;
  }
}
