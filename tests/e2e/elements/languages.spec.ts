import { translatedTexts } from "../../../scripts/manifest/translations.ts";
import { contracts } from "../../../src/contracts.ts";
import { propertyName } from "../../../src/kernel/element/property-name.ts";
import { LANGUAGES, type Language } from "../../../src/kernel/language/languages.ts";
import { holdFiles, loseFiles } from "../../support/hold.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { put, readProperties, runModule, setAttributes } from "../contract/in-page.ts";
import { DIRECT_PAGE, NARROW, open, problems, standsStill, WIDE } from "./page.ts";

const ALL_TAGS = "probe&loader&banner&date&carousel&search&gate&tips&header";
const STAGE = "/tests/pages/contract.html?direct&probe";

/** On the page: the files with texts that it has requested, by language. */
const textFiles = (ui: Ui) =>
  ui.eval(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /chunks\/(en|de|fr)-\w+\.js/.exec(name)?.[1] ?? []),
  );

/** What the attributes of a tag say by default. */
function wordsIn(language: Language | "nl", tag: string) {
  const contract = contracts.find((one) => one.tag === tag) as (typeof contracts)[number];
  const texts = translatedTexts(contract).filter(({ name }) => name in contract.attributes);
  return Object.fromEntries(
    texts.map(({ name, dutch, translations }) => [
      propertyName(name),
      language === "nl" ? dutch : translations[language],
    ]),
  );
}

const saysIn = (ui: Ui, language: Language | "nl", tag: string, selector = tag) => {
  const words = wordsIn(language, tag);
  return expect
    .poll(() => ui.eval(readProperties, selector, Object.keys(words)), `${tag} ${language}`)
    .toEqual(words);
};

const buttonIn = (ui: Ui, tag: string, part = "button") =>
  ui.eval(
    (name, wanted) =>
      document.querySelector(name)?.shadowRoot?.querySelector(`[part=${wanted}]`)?.textContent,
    tag,
    part,
  );

test.describe("a page's language", () => {
  for (const language of LANGUAGES)
    test(`is that of every text of ours, from one file: ${language}`, async ({ ui }) => {
      await open(ui, `${DIRECT_PAGE}&${ALL_TAGS}&lang=${language}`);
      for (const { tag } of contracts) await saysIn(ui, language, tag);
      expect(await textFiles(ui)).toEqual([language]);
      const { text, label } = {
        text: await buttonIn(ui, "dealer-consent-gate", "text"),
        label: await buttonIn(ui, "dealer-consent-gate"),
      };
      const gate = contracts.find(({ tag }) => tag === "dealer-consent-gate") as (typeof contracts)[3];
      expect(label).toBe(gate.texts["content-label"].translations[language]);
      expect(text).toContain(gate.texts["content-from"].translations[language].replace("{service}", "Kaart"));
      expect(await problems(ui)).toEqual([]);
    });

  test("needs no file when it is Dutch, or one that we do not have", async ({ ui }) => {
    for (const language of ["nl", "it"]) {
      await open(ui, `${DIRECT_PAGE}&${ALL_TAGS}&lang=${language}`);
      for (const { tag } of contracts) await saysIn(ui, "nl", tag);
      expect(await textFiles(ui)).toEqual([]);
    }
  });

  test("is that of what is drawn before the code, and no other is seen when the code comes", async ({
    ui,
  }) => {
    for (const [size, tag, text] of [
      [WIDE, "dealer-call-us", "Anrufen"],
      [NARROW, "dealer-mega-nav", "Menü"],
    ] as const) {
      const hold = holdFiles("core");
      await ui.viewport(size[0], size[1]);
      await ui.goto(hold.on(`/tests/pages/page.html?page&probe&lang=de`));
      const drawn = () =>
        ui.eval((name) => {
          const element = document.querySelector(name) as Element;
          return { drawn: getComputedStyle(element, "::before").content, name: element.ariaLabel };
        }, tag);
      await expect.poll(drawn).toEqual({ drawn: `"${text}"`, name: text });
      await expect.poll(() => textFiles(ui)).toEqual(["de"]);
      await ui.eval((name) => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const look = () => {
          const element = document.querySelector(name);
          const button = element?.shadowRoot?.querySelector("[part=button], [part=toggle]");
          if (button) seen.add(button.textContent?.trim() ?? "");
          requestAnimationFrame(look);
        };
        look();
      }, tag);
      await hold.release();
      const seen = () => ui.eval(() => [...(window as unknown as { seen: Set<string> }).seen]);
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
      await standsStill(ui);
      expect(await seen(), tag).toEqual([text]);
    }
  });

  test("may have a file that does not come: the texts stay Dutch, and everything works", async ({ ui }) => {
    for (const fault of ["missing", "silent"] as const) {
      const lost = loseFiles("en-", fault);
      await open(ui, lost.on("/tests/pages/page.html?page&probe&lang=en"));
      await saysIn(ui, "nl", "dealer-call-us");
      await ui.click("dealer-call-us");
      await expect
        .poll(() => ui.eval(() => document.querySelector("dealer-call-us:state(open)") !== null))
        .toBe(true);
      await lost.release();
      if (fault === "missing")
        await expect
          .poll(
            async () => (await problems(ui)).filter(({ text }) => text.startsWith("Error in file:en")).length,
          )
          .toBe(1);
    }
  });
});

test.describe("the language of a place", () => {
  const IN_GERMAN = '<section lang="de"><dealer-call-us><a href="tel:1">1</a></dealer-call-us></section>';

  test("is the nearest, whatever the page's is", async ({ ui }) => {
    await open(ui, `${STAGE}&lang=fr`);
    await ui.eval(put, `${IN_GERMAN}<dealer-to-top></dealer-to-top>`);
    await saysIn(ui, "de", "dealer-call-us");
    await saysIn(ui, "fr", "dealer-to-top");
    expect((await textFiles(ui)).sort()).toEqual(["de", "fr"]);
  });

  test("is another when a lang changes, and when the element moves", async ({ ui }) => {
    await open(ui, STAGE);
    await ui.eval(put, IN_GERMAN);
    await saysIn(ui, "de", "dealer-call-us");
    await ui.eval(setAttributes, "section", { lang: "fr" });
    await saysIn(ui, "fr", "dealer-call-us");
    expect(await buttonIn(ui, "dealer-call-us")).toContain("Appeler");
    await ui.eval(setAttributes, "section", { lang: null });
    await saysIn(ui, "nl", "dealer-call-us");
    await ui.eval(setAttributes, "html", { lang: "en-US" });
    await saysIn(ui, "en", "dealer-call-us");
    await ui.eval(setAttributes, "section", { lang: "de" });
    await ui.eval(() =>
      document.querySelector("#elsewhere")?.append(document.querySelector("dealer-call-us") ?? ""),
    );
    await saysIn(ui, "en", "dealer-call-us");
    await ui.eval(setAttributes, "dealer-call-us", { lang: "fr" });
    await saysIn(ui, "fr", "dealer-call-us");
    expect(await problems(ui)).toEqual([]);
  });

  test("may be said by any element around it", async ({ ui }) => {
    await open(ui, STAGE);
    const call = '<dealer-call-us><a href="tel:1">1</a></dealer-call-us>';
    await ui.eval(put, `<svg lang="de"><foreignObject width="200" height="90">${call}</foreignObject></svg>`);
    await saysIn(ui, "de", "dealer-call-us");
    await ui.eval(setAttributes, "svg", { lang: "fr" });
    await saysIn(ui, "fr", "dealer-call-us");
    expect(await problems(ui)).toEqual([]);
  });

  test("is that around a shadow root", async ({ ui }) => {
    await open(ui, STAGE);
    await ui.eval(put, '<div id="host" lang="en"></div>');
    await ui.eval(() => {
      const root = document.querySelector("#host")?.attachShadow({ mode: "open" });
      if (root) root.innerHTML = '<dealer-call-us><a href="tel:1">1</a></dealer-call-us>';
    });
    const label = () =>
      ui.eval(() =>
        Reflect.get(
          document.querySelector("#host")?.shadowRoot?.querySelector("dealer-call-us") ?? {},
          "label",
        ),
      );
    await expect.poll(label).toBe("Call us");
  });

  test("gives way to what the author writes", async ({ ui }) => {
    await open(ui, `${STAGE}&lang=en`);
    await ui.eval(put, '<dealer-call-us label="Ring"><a href="tel:1">1</a></dealer-call-us>');
    const label = () => ui.eval(readProperties, "dealer-call-us", ["label", "openText"]);
    await expect.poll(label).toEqual({ label: "Ring", openText: "Open now until {time}" });
    await ui.eval(setAttributes, "dealer-call-us", { label: "" });
    await expect.poll(label).toMatchObject({ label: "Call us" });
    const [{ text } = { text: "" }] = await problems(ui);
    expect(text).toContain('"Call us" is used instead');
    await ui.eval(setAttributes, "dealer-call-us", { label: null });
    expect(await label()).toMatchObject({ label: "Call us" });
  });
});

test.describe("words that a language makes", () => {
  const field = (ui: Ui) =>
    ui.eval(() => document.querySelector<HTMLInputElement>("dealer-date-input input")?.value);
  const isValid = (ui: Ui) =>
    ui.eval(() => document.querySelector<HTMLInputElement>("dealer-date-input input")?.validity.valid);
  const dateField = (value: string) =>
    `<dealer-date-input format="d MM yy"><input aria-label="Dag" value="${value}"></dealer-date-input>`;

  test("are read in a date before their file has come", async ({ ui }) => {
    const hold = holdFiles("fr-");
    await open(ui, hold.on(`${STAGE}&lang=fr`));
    await ui.eval(put, dateField("5 décembre 2026"));
    await expect
      .poll(() => ui.eval(readProperties, "dealer-date-input", ["locale"]))
      .toEqual({ locale: "fr-FR" });
    expect(await isValid(ui)).toBe(true);
    await hold.release();
    await saysIn(ui, "fr", "dealer-date-input");
  });

  test("are written anew in a date when the language changes, and those of an author's own locale are not", async ({
    ui,
  }) => {
    await open(ui, STAGE);
    await ui.eval(put, dateField("5 mei 2027"));
    await expect.poll(() => isValid(ui)).toBe(true);
    await ui.eval(setAttributes, "html", { lang: "de" });
    await expect.poll(() => field(ui)).toBe("5 Mai 2027");
    expect(await isValid(ui)).toBe(true);
    await ui.eval(setAttributes, "dealer-date-input", { locale: "de-DE" });
    await ui.eval(setAttributes, "html", { lang: "en" });
    await expect
      .poll(() => ui.eval(readProperties, "dealer-date-input", ["label"]))
      .toEqual({ label: "Choose a date" });
    expect(await field(ui)).toBe("5 Mai 2027");
  });

  test("are those of the banner's own message", async ({ ui }) => {
    await open(ui, `${STAGE}&lang=de`);
    await ui.eval(put, "<dealer-cookie-hint></dealer-cookie-hint>");
    const banner = () =>
      ui.eval(
        () =>
          document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector(".message")?.textContent,
      );
    await expect.poll(banner).toContain("Sie entscheiden, ob sie das darf.");
  });

  test("are its own in the opening hours", async ({ ui }) => {
    for (const [language, said] of [
      ["nl", "Morgen vanaf 9.00"],
      ["en", "Open tomorrow from 9:00"],
      ["de", "Morgen ab 9:00 Uhr geöffnet"],
      ["fr", "Ouvert demain à partir de 9h00"],
    ]) {
      const evening = Date.parse("2026-11-20T17:00:00Z");
      await ui.goto(`/tests/pages/tags.html?probe&clock=${evening}&lang=${language}`);
      await ui.eval(
        put,
        '<dealer-call-us open hours="ma-vr 8:00-18:00, za 9:00-17:00"><a href="tel:1">1</a></dealer-call-us>',
      );
      await ui.eval(runModule, "/dist/elements/dealer-call-us.js");
      await expect.poll(() => buttonIn(ui, "dealer-call-us", "hours"), language).toBe(said);
    }
  });

  test("are its own in the calendar and in the banner's question", async ({ ui }) => {
    await open(ui, `${DIRECT_PAGE}&${ALL_TAGS}&lang=de`);
    await saysIn(ui, "de", "dealer-date-input");
    await ui.eval(() =>
      document
        .querySelector("dealer-cookie-hint")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=decline]")
        ?.click(),
    );
    const question = () =>
      ui.eval(
        () =>
          document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("dialog[open]")
            ?.textContent,
      );
    await expect.poll(question).toContain("Möchten Sie wirklich ablehnen?");
    expect(await question()).toContain("Ja, ablehnen");
    await ui.eval(() =>
      document
        .querySelector("dealer-cookie-hint")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=cancel]")
        ?.click(),
    );
    await ui.eval(() =>
      document
        .querySelector("dealer-date-input")
        ?.shadowRoot?.querySelector<HTMLElement>("[part=button]")
        ?.click(),
    );
    const calendar = () =>
      ui.eval(() => document.querySelector("dealer-date-input")?.shadowRoot?.textContent ?? "");
    await expect.poll(calendar).toMatch(/November/);
    expect(await calendar()).toMatch(/Freitag|Fr/);
  });
});
