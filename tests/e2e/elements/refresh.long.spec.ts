import { expect, test, type Ui } from "../../support/ui.ts";
import { NEXT, reachable, seen } from "./carousel/carousel.ts";
import { DIRECT_PAGE, isShown, matches, NARROW, open, problems, WIDE } from "./page.ts";
import { REFRESHES } from "./refreshes.ts";

/* A refresh of everything that is in the page, as by a link that Turbo follows to the same page. */

const HTML = `
  <header>
    <dealer-mega-nav><ul>
      <li><a href="#home">Home</a></li>
      <li id="outer"><a href="#autos">Auto’s</a>
        <ul><li><a href="#nieuw">Nieuw</a></li>
          <li id="inner"><a href="#occasions">Occasions</a><ul><li><a href="#suv">SUV</a></li></ul></li></ul></li>
    </ul></dealer-mega-nav>
    <dealer-call-us><p><a href="tel:+31579141974">0579 14 19 74</a></p></dealer-call-us>
  </header>
  <main>
    <dealer-carousel no-autoplay>
      <div><h2>Een</h2></div><div><h2>Twee</h2></div><div><h2>Drie</h2></div>
    </dealer-carousel>
    <dealer-date-input><input name="dag" aria-label="Datum"></dealer-date-input>
  </main>`;

const LINK = 'a[href="#suv"]';
const NUMBER = 'a[href^="tel:"]';
const CALENDAR = "dealer-date-input >>> [part=dialog]";
const toggleOf = (id: string) => `#${id} > [data-dealer-toggle]`;

async function showsSlide(ui: Ui, name: string, moment: string) {
  await expect.poll(() => reachable(ui), moment).toEqual([name]);
  await expect.poll(() => seen(ui), moment).toEqual([name]);
}

for (const [library, refresh] of Object.entries(REFRESHES))
  for (const [name, size] of Object.entries({ wide: WIDE, narrow: NARROW }))
    test(`a refresh of the body by ${library} leaves what is open (${name})`, async ({ ui }) => {
      await open(ui, `${DIRECT_PAGE}&probe`, size);
      await ui.eval((html) => document.body.setHTMLUnsafe(html), HTML);
      const refreshed = async (...shown: readonly string[]) => {
        for (let again = 0; again < 2; again++) {
          await refresh(ui, "body", HTML);
          for (const one of shown) await expect.poll(() => isShown(ui, one), one).toBe(true);
          await showsSlide(ui, "Twee", `with ${shown.join()}`);
        }
      };
      await ui.click(NEXT);
      await showsSlide(ui, "Twee", "moved");
      await refreshed();
      if (size === NARROW) await ui.click("dealer-mega-nav >>> [part~=toggle]");
      await ui.click(toggleOf("outer"));
      await ui.click(toggleOf("inner"));
      await refreshed(LINK);
      await expect.poll(() => matches(ui, `${toggleOf("inner")}:focus`), "the focus").toBe(true);
      for (let level = 0; level < 3; level++) await ui.press("Escape");
      await ui.click("dealer-call-us >>> [part=button]");
      await refreshed(NUMBER);
      await ui.press("Escape");
      await ui.click("dealer-date-input >>> [part=button]");
      await expect.poll(() => isShown(ui, CALENDAR)).toBe(true);
      await refreshed(CALENDAR);
      expect(await problems(ui)).toEqual([]);
    });
