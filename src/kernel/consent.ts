/** The consent cookie of the site's existing feature: choices that visitors have made stay recognised (SPEC §3). */
export const CONSENT_COOKIE = "reDimCookieHint";

export const CONSENT_VALUES = { accepted: "1", declined: "-1" } as const;

export type Choice = keyof typeof CONSENT_VALUES;

/** The choice in a cookie string; of two, the refusal. Any other name or value is no choice. */
export function choiceIn(cookies: string): Choice | undefined {
  const pairs = `;${cookies};`.replace(/; */g, ";");
  const has = (choice: Choice) => pairs.includes(`;${CONSENT_COOKIE}=${CONSENT_VALUES[choice]};`);
  if (has("declined")) return "declined";
  return has("accepted") ? "accepted" : undefined;
}

/** The choice that the browser keeps; none where it keeps nothing. */
export function storedChoice(): Choice | undefined {
  try {
    return choiceIn(document.cookie);
  } catch {
    return undefined;
  }
}
