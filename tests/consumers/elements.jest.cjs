/** Run by Jest in a project with the installed package. */
const { DealerCarousel } = require("dealer-elements");
require("dealer-elements/elements/dealer-call-us.js");
require("dealer-elements/elements/dealer-carousel.js");
require("dealer-elements/elements/dealer-logo.js");

test("the classes are there", () => {
  expect(DealerCarousel.tag).toBe("dealer-carousel");
});

test("an element with a view renders", () => {
  document.body.innerHTML = '<dealer-call-us label="Bel de zaak"></dealer-call-us>';
  const button = document.querySelector("dealer-call-us").shadowRoot.querySelector("button");
  expect(button.textContent).toContain("Bel de zaak");
  button.click();
  expect(document.querySelector("dealer-call-us").open).toBe(true);
});

test("an element with styles for the page renders", () => {
  document.body.innerHTML = "<dealer-carousel no-autoplay><p>Een</p><p>Twee</p></dealer-carousel>";
  const { shadowRoot, noAutoplay } = document.querySelector("dealer-carousel");
  expect(noAutoplay).toBe(true);
  expect(shadowRoot.querySelector("[part=next]")).not.toBeNull();
});

test("an element that watches the page is registered", () => {
  expect(customElements.get("dealer-logo")).toBeDefined();
});
