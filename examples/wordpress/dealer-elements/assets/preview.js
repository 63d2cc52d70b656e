/** The frame of a preview in the editor is a new visitor's: what is stored there is forgotten with it, and nothing moves. */
const cookies = new Map();
Object.defineProperty(document, "cookie", {
  get: () => Array.from(cookies, (pair) => pair.join("=")).join("; "),
  set: (text) => cookies.set(...text.split(";")[0].split("=", 2)),
});
for (const name of ["localStorage", "sessionStorage", "cookieStore", "BroadcastChannel"])
  Object.defineProperty(window, name, { value: undefined });

// The banner is in the block's place and not in a layer above the page.
delete HTMLElement.prototype.showPopover;

customElements.whenDefined("dealer-carousel").then(() => {
  for (const carousel of document.querySelectorAll("dealer-carousel")) carousel.show(0);
});
