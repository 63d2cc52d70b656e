import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { changes, INPUT, message, openPage, set, text, type, write } from "./date-page.ts";

const INVALID = /^Vul een datum in, bijvoorbeeld \d\d-\d\d-\d{4}\.$/;

declare global {
  interface Window {
    /** What each submit would have sent. */
    sent: [string, string][][];
  }
}

/** Records what the form submits and stays on the page. */
const watchForm = (ui: Ui) =>
  ui.eval(() => {
    window.sent = [];
    document.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      window.sent.push([...new FormData(event.target as HTMLFormElement)] as [string, string][]);
    });
  });

const sent = (ui: Ui) => ui.eval(() => window.sent);

test.describe("a date that is typed", () => {
  test.beforeEach(async ({ ui }) => {
    await openPage(ui);
    await watchForm(ui);
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const typed of ["3/5/26", "3.5.2026", "2026-05-03", "3 mei 2026"])
    test(`parses ${typed}, writes it in the format and emits a change`, async ({ ui }) => {
      await type(ui, typed);
      expect(await text(ui)).toBe("03-05-2026");
      expect(await changes(ui)).toEqual([{ iso: "2026-05-03", text: "03-05-2026" }]);
      expect(await message(ui)).toBe("");
    });

  test("another notation of the same date is no change", async ({ ui }) => {
    await type(ui, "20/11/26");
    expect(await text(ui)).toBe("20-11-2026");
    expect(await changes(ui)).toEqual([]);
  });

  test("the page's own listeners read it as it will be submitted", async ({ ui }) => {
    await ui.eval(() => {
      document.querySelector("#dag")?.addEventListener("change", ({ target }) => {
        document.documentElement.dataset.found = (target as HTMLInputElement).value;
      });
    });
    await type(ui, "3/5/26");
    expect(await ui.attribute("html", "data-found")).toBe("03-05-2026");
  });

  test("Enter submits it in the format by the author's input", async ({ ui }) => {
    await ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.select());
    await ui.type("3/5/26");
    await ui.press("Enter");
    await expect
      .poll(() => sent(ui))
      .toEqual([
        [
          ["naam", ""],
          ["dag", "03-05-2026"],
        ],
      ]);
  });

  test("is submitted in the format by a script while the visitor is in the input", async ({ ui }) => {
    await ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.select());
    await ui.type("3/5/26");
    await ui.eval(() => document.querySelector("form")?.requestSubmit());
    expect(await sent(ui)).toEqual([
      [
        ["naam", ""],
        ["dag", "03-05-2026"],
      ],
    ]);
    expect(await changes(ui)).toEqual([{ iso: "2026-05-03", text: "03-05-2026" }]);
  });

  test("is submitted empty by a script while the visitor is in the empty input", async ({ ui }) => {
    await write(ui, "");
    await ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.focus());
    await ui.eval(() => document.querySelector("form")?.requestSubmit());
    await expect.poll(async () => (await sent(ui)).flat()).toContainEqual(["dag", ""]);
  });

  test("stays as typed when it is no date, and blocks the form's submit", async ({ ui }) => {
    await type(ui, "31-02-2026");
    expect(await text(ui)).toBe("31-02-2026");
    expect(await message(ui)).toMatch(INVALID);
    expect(await changes(ui)).toEqual([{ iso: "", text: "31-02-2026" }]);
    await ui.click("#send");
    await expect.poll(() => sent(ui)).toEqual([]);
    await type(ui, "28-02-2026");
    expect(await message(ui)).toBe("");
    await ui.click("#send");
    await expect.poll(() => sent(ui)).toHaveLength(1);
  });

  test("stays as typed outside min and max, with a message about the range", async ({ ui }) => {
    await set(ui, { min: "2026-11-18", max: "2026-12-02" });
    await type(ui, "17-11-2026");
    expect(await message(ui)).toBe("Kies een datum vanaf 18-11-2026.");
    await type(ui, "3/12/26");
    expect(await text(ui)).toBe("3/12/26");
    expect(await message(ui)).toBe("Kies een datum tot en met 02-12-2026.");
    await set(ui, { max: "2026-12-03" });
    expect(await message(ui)).toBe("");
  });

  test("may be empty unless the author requires it", async ({ ui }) => {
    await type(ui, "");
    expect(await message(ui)).toBe("");
    expect(await changes(ui)).toEqual([{ iso: "", text: "" }]);
    await set(ui, { required: "" }, INPUT);
    expect(await message(ui)).not.toBe("");
  });

  test("keeps the page's own validation message", async ({ ui }) => {
    await ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.setCustomValidity("Vol"));
    await type(ui, "straks");
    expect(await message(ui)).toBe("Vol");
    await type(ui, "21-11-2026");
    expect(await message(ui)).toBe("Vol");
  });

  test("stays invalid although the page clears every message while the visitor types", async ({ ui }) => {
    await ui.eval(() => {
      const input = document.querySelector<HTMLInputElement>("#dag");
      for (const name of ["input", "change"])
        input?.addEventListener(name, () => input.setCustomValidity(""));
    });
    await type(ui, "straks");
    expect(await message(ui)).toMatch(INVALID);
  });

  test("is restored by the form's reset, which emits a change", async ({ ui }) => {
    await type(ui, "straks");
    await ui.click("#reset");
    await expect
      .poll(() => changes(ui))
      .toEqual([
        { iso: "", text: "straks" },
        { iso: "2026-11-20", text: "20-11-2026" },
      ]);
    expect(await text(ui)).toBe("20-11-2026");
    expect(await message(ui)).toBe("");
  });

  test("is compared with a value that a script has set in the meantime", async ({ ui }) => {
    await write(ui, "01-01-2027");
    await type(ui, "20-11-2026");
    expect(await changes(ui)).toEqual([{ iso: "2026-11-20", text: "20-11-2026" }]);
  });

  test("reads yy as four digits, and uses the American order by default", async ({ ui }) => {
    await set(ui, { format: null });
    await type(ui, "12/31/26");
    expect(await text(ui)).toBe("12/31/2026");
    await set(ui, { format: "d MM yy" });
    await type(ui, "1-3-2026");
    expect(await text(ui)).toBe("1 maart 2026");
  });
});

test("falls back to the default for a format with unknown letters, with one warning", async ({ ui }) => {
  await openPage(ui);
  await set(ui, { format: "dd-mm-yyyy" });
  await type(ui, "12/31/26");
  expect(await text(ui)).toBe("12/31/2026");
  const logged = (await problems(ui)).map(({ text: line }) => line);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(
    /^<dealer-date-input format="dd-mm-yyyy"> is not of the form dd-mm-yy; "mm\/dd\/yy" is used instead\.$/,
  );
});
