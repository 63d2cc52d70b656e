/* The starter needs these, because a page can hold scripts without a gate on it. */

/** The element whose code releases held markup. */
export const GATE = "dealer-consent-gate";

export const HELD_ATTRIBUTE = "data-dealer-consent";

/** Scripts, pictures and links of third parties that wait for the visitor's consent. */
export const HELD = `[${HELD_ATTRIBUTE}]`;
