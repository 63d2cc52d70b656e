/** The nonce of the page's own scripts; empty where it has none. */
export const pageNonce = () => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
