/* Compiled by the host's own `npm run types`: a directive without an error under it is an error. */

const nav = document.createElement("dealer-mega-nav");
nav.openOn = "hover";
// @ts-expect-error no such value
nav.openOn = "touch";
// @ts-expect-error no number
nav.breakpointPx = "breed";
// @ts-expect-error no such property
nav.breakpoint = 900;

nav.addEventListener("dealer-mega-nav-expanded", ({ detail }) => detail.label.trim());
// @ts-expect-error no such detail
nav.addEventListener("dealer-mega-nav-expanded", ({ detail }) => detail.nothing);

document.querySelector("dealer-cookie-hint")?.open();
// @ts-expect-error no such method
document.querySelector("dealer-cookie-hint")?.close();

export {};
