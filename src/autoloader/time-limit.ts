/** A server that does not answer says nothing that could be heard: what the author wrote is hidden no longer than this. */
export const GIVE_UP_MS = 10_000;
