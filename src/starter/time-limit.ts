/** A server that does not answer says nothing that could be heard: what the author wrote is hidden no longer than this. */
export const GIVE_UP_MS = 10_000;

/** Where no loader says otherwise: a hung third party keeps the page's code back no longer than this. */
export const MAX_WAIT_MS = 10_000;
