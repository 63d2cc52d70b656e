import { expect, test, type Ui } from "../../support/ui.ts";
import { put, runModule, setAttributes, settle } from "../contract/in-page.ts";
import { isShown, matches, problems } from "./page.ts";

const LINE = "dealer-call-us >>> [part=hours]";
const WEEK = 'hours="ma-vr 8:00-18:00, za 9:00-17:00"';
/** One minute before a Friday ends for the dealer; in winter Amsterdam is an hour ahead. */
const FRIDAY = Date.parse("2026-11-20T16:59:00Z");
const MINUTE_MS = 60_000;

/** A page whose clock stands still at that time. */
async function openAt(ui: Ui, time: number, attributes: string, data = "") {
  await ui.goto(`/tests/pages/tags.html?probe&clock=${time}`);
  const script = `<script type="application/ld+json">${data}</script>`;
  const numbers = '<a href="tel:+31201234567">020 123 45 67</a>';
  await ui.eval(put, `${script}<dealer-call-us open ${attributes}>${numbers}</dealer-call-us>`);
  await ui.eval(runModule, "/dist/elements/dealer-call-us.js");
}

const line = (ui: Ui) =>
  ui.eval(
    () => document.querySelector("dealer-call-us")?.shadowRoot?.querySelector("[part=hours]")?.textContent,
  );

const says = (ui: Ui, text: string) => expect.poll(() => line(ui)).toBe(text);

/** What a screen reader says after the button's name. */
const description = (ui: Ui) =>
  ui.eval(() => {
    const root = document.querySelector("dealer-call-us")?.shadowRoot;
    const id = root?.querySelector("button")?.getAttribute("aria-describedby");
    return id ? root?.getElementById(id)?.textContent : "";
  });

const codeFetched = (ui: Ui) =>
  ui.eval(() => performance.getEntriesByType("resource").some(({ name }) => /\/hours-/.test(name)));

const setHidden = (ui: Ui, isHidden: boolean) =>
  ui.eval((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test.describe("the panel of dealer-call-us says when the dealer is open", () => {
  test("from the attribute, at the minute when it changes, and with the button", async ({ ui }) => {
    await openAt(ui, FRIDAY, WEEK);
    await says(ui, "Nu open tot 18.00");
    expect(await isShown(ui, LINE)).toBe(true);
    expect(await description(ui)).toBe("Nu open tot 18.00");
    expect(await matches(ui, "dealer-call-us:state(open-now):not(:state(closed-now))")).toBe(true);
    await ui.clock.tick(MINUTE_MS);
    await says(ui, "Morgen vanaf 9.00");
    expect(await matches(ui, "dealer-call-us:state(closed-now):not(:state(open-now))")).toBe(true);
    await ui.clock.tick(7 * 60 * MINUTE_MS);
    await says(ui, "Vandaag vanaf 9.00");
    expect(await problems(ui)).toEqual([]);
  });

  test("when the page is seen again", async ({ ui }) => {
    await openAt(ui, FRIDAY, WEEK);
    await says(ui, "Nu open tot 18.00");
    await setHidden(ui, true);
    await ui.clock.tick(5 * MINUTE_MS);
    await ui.eval(settle);
    expect(await line(ui)).toBe("Nu open tot 18.00");
    await setHidden(ui, false);
    await says(ui, "Morgen vanaf 9.00");
  });

  test("from the page's own data, with its special days", async ({ ui }) => {
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    const data = {
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "WebSite", name: "Merel" },
        {
          "@type": "AutoDealer",
          openingHoursSpecification: { dayOfWeek: days, opens: "08:00", closes: "18:00" },
          specialOpeningHoursSpecification: { validFrom: "2026-11-23", validThrough: "2026-11-24" },
        },
      ],
    };
    await openAt(ui, FRIDAY, 'hours="page"', JSON.stringify(data));
    await says(ui, "Nu open tot 18.00");
    await ui.clock.tick(MINUTE_MS);
    await says(ui, "Woensdag vanaf 8.00");
    expect(await problems(ui)).toEqual([]);
  });

  test("with closed days and with texts of its own, which may change", async ({ ui }) => {
    await openAt(ui, FRIDAY, `${WEEK} closed-dates="2026-11-20" closed-text="Dicht tot {day} {time} uur"`);
    await says(ui, "Dicht tot morgen 9.00 uur");
    await ui.eval(setAttributes, "dealer-call-us", {
      "closed-dates": null,
      "open-text": "Bel tot {time} uur",
    });
    await says(ui, "Bel tot 18.00 uur");
    await ui.eval(setAttributes, "dealer-call-us", { hours: null });
    await says(ui, "");
    expect(await isShown(ui, LINE)).toBe(false);
    expect(await description(ui)).toBe("");
    expect(await matches(ui, "dealer-call-us:is(:state(open-now), :state(closed-now))")).toBe(false);
  });

  test("and nothing without the attribute, for which no code is fetched", async ({ ui }) => {
    await openAt(ui, FRIDAY, "");
    await ui.eval(settle);
    expect(await isShown(ui, LINE)).toBe(false);
    expect(await codeFetched(ui)).toBe(false);
    await ui.eval(setAttributes, "dealer-call-us", { hours: "vr 8:00-18:00" });
    await says(ui, "Nu open tot 18.00");
  });

  test("and nothing where it cannot be read, with one message", async ({ ui }) => {
    const messages = async () => (await problems(ui)).map(({ text }) => text);
    await openAt(ui, FRIDAY, 'hours="altijd"');
    const wrong = [
      '<dealer-call-us hours="altijd"> is not of the form ma-vr 8:00-18:00, za 9:00-17:00, or page; "" is used instead.',
    ];
    await expect.poll(messages).toEqual(wrong);
    await ui.eval(setAttributes, "dealer-call-us", { hours: "page" });
    const missing =
      '<dealer-call-us hours="page"> finds no opening hours of one dealer in the page\'s JSON-LD, or cannot read them; "" is used instead.';
    await expect.poll(messages).toEqual([...wrong, missing]);
    await ui.clock.tick(2 * MINUTE_MS);
    expect(await messages()).toHaveLength(2);
    expect(await line(ui)).toBe("");
  });
});
