import { expect, test, type Ui } from "../../support/ui.ts";
import { isShown, NARROW } from "../elements/page.ts";

/* Our style sheet waits for the code by animations, and themes end those of all boxes: often for visitors who prefer less motion. */

const BOXES = "*, ::before, ::after";
const THEMES = {
  "ends all delays": `${BOXES} { animation-delay: -1ms !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important }`,
  "has no animations": `${BOXES} { animation: none !important; transition: none !important }`,
};

const MARKUP = `<dealer-loader><strong>Merel</strong></dealer-loader>
  <dealer-mega-nav><ul><li><a href="#home">Home</a></li></ul></dealer-mega-nav>
  <dealer-call-us><p>Verkoop</p></dealer-call-us>
  <dealer-cookie-hint><p>Mogen we meten?</p></dealer-cookie-hint>`;

async function openPage(ui: Ui, fault: string, theme: string): Promise<void> {
  await ui.viewport(...NARROW);
  await ui.goto(`/~drop${fault}/chunks/tests/pages/surfaces.html`);
  await ui.eval(
    (css, html) => {
      (document.querySelector("#theme") as Element).textContent = css;
      document.body.innerHTML = html;
    },
    theme,
    MARKUP,
  );
}

/** What there is of each tag: its content, or the button for the menu and the panel. */
async function shown(ui: Ui) {
  const contents = ["dealer-loader strong", "dealer-mega-nav a", "dealer-call-us p", "dealer-cookie-hint p"];
  const isThere = await Promise.all(contents.map((selector) => isShown(ui, selector)));
  const buttons = await ui.eval(() =>
    ["dealer-mega-nav", "dealer-call-us"].filter((tag) => {
      const button = getComputedStyle(document.querySelector(tag) as Element, "::before");
      return button.visibility === "visible" && Number.parseFloat(button.minHeight) > 0;
    }),
  );
  return [...contents.filter((_, index) => isThere[index]), ...buttons];
}

for (const [name, theme] of Object.entries(THEMES)) {
  test(`a theme that ${name} leaves what waits for the code as it is`, async ({ ui }) => {
    await openPage(ui, "-silent", theme);
    await expect.poll(() => ui.attribute("dealer-cookie-hint", "data-dealer-phase")).not.toBe(null);
    expect(await shown(ui)).toEqual(["dealer-loader strong", "dealer-mega-nav", "dealer-call-us"]);
  });

  test(`a theme that ${name} leaves the content readable where the code fails`, async ({ ui }) => {
    await openPage(ui, "", theme);
    const contents = ["dealer-mega-nav a", "dealer-call-us p", "dealer-cookie-hint p"];
    await expect.poll(() => shown(ui)).toEqual(contents);
  });
}
