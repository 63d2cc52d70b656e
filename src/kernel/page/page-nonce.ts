/** The nonce of the page's own scripts; empty when they have none. */
export const pageNonce = () => document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
