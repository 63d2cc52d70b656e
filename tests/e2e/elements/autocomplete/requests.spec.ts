import { TIMEOUT_MS } from "../../../../src/autocomplete/suggestions/search.ts";
import { BASE_URL } from "../../../server/address.ts";
import { HUGE_BYTES, SUGGEST } from "../../../server/suggestions.ts";
import { createHold } from "../../../support/hold.ts";
import { waitingFor } from "../../../support/timeouts.ts";
import { twoFrames } from "../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { typeInto } from "../../contract/in-page.ts";
import { matches, open, problems } from "../page.ts";
import {
  closes,
  detailsOf,
  EMPTY,
  freshText,
  has,
  INPUT,
  isOpen,
  labels,
  logged,
  NOORDA,
  openSearch,
  opens,
  requestsWith,
  SEARCH_PAGE,
  search,
  setTag,
  suggests,
  typeWhole,
  VIREO,
  value,
} from "./field.ts";

const choose = async (ui: Ui) => {
  await ui.press("ArrowDown");
  await ui.press("Enter");
  await closes(ui);
};

test.describe("dealer-autocomplete requests", () => {
  for (const [attributes, query] of [
    [{}, "query"],
    [{ param: "term" }, "term"],
    [{ param: "search" }, "search"],
  ] as const)
    test(`by GET, with the text in "${query}" after the address's own parameters`, async ({ ui }) => {
      const text = freshText();
      await openSearch(ui, "echo?lang=nl", attributes);
      await search(ui, `${text} é&=`, [`${text} é&= een`, `${text} é&= twee`]);
      const [request, ...more] = await requestsWith(text);
      expect(more).toEqual([]);
      expect(request?.url).toBe(`${SUGGEST}/echo?lang=nl&${new URLSearchParams({ [query]: `${text} é&=` })}`);
      expect(await problems(ui)).toEqual([]);
    });

  test("once for a word that is typed without a pause, and again only for another text", async ({ ui }) => {
    const text = freshText();
    await openSearch(ui, "echo");
    await search(ui, text, [`${text} een`, `${text} twee`]);
    await ui.type(" ");
    await ui.press("Escape");
    await ui.press("ArrowDown");
    await suggests(ui, [`${text} een`, `${text} twee`]);
    await ui.type("x");
    await suggests(ui, [`${text} x een`, `${text} x twee`]);
    await ui.press("Backspace");
    await suggests(ui, [`${text} een`, `${text} twee`]);
    expect((await requestsWith(text)).length).toBe(2);
    expect(await detailsOf(ui, "search")).toEqual(
      [text, `${text} x`].map((asked) => ({
        text: asked,
        url: `${BASE_URL}${SUGGEST}/echo?${new URLSearchParams({ query: asked })}`,
      })),
    );
    expect((await detailsOf(ui, "results")).map(({ count }) => count)).toEqual([2, 2, 2]);
  });

  test("only from the author's minimum length on, without counting spaces around the text", async ({
    ui,
  }) => {
    const text = `${freshText()}abc`;
    await openSearch(ui, "echo", { "min-chars": String(text.length), "delay-ms": "0" });
    await ui.type(`  ${text.slice(0, -1)}  `);
    await ui.press("ArrowDown");
    await ui.press("Backspace");
    await ui.press("Backspace");
    await expect.poll(() => requestsWith(text.slice(0, -1))).toEqual([]);
    await search(ui, text.slice(-1), [`${text} een`, `${text} twee`]);
    expect((await requestsWith(text.slice(0, -1))).length).toBe(1);
  });

  test("nothing when a listener prevents the search event", async ({ ui }) => {
    const text = freshText();
    await openSearch(ui, "echo");
    await ui.eval(() =>
      document.addEventListener("dealer-autocomplete-search", (event) => event.preventDefault()),
    );
    await typeWhole(ui, text);
    await has(ui, "search");
    expect(await isOpen(ui)).toBe(false);
    expect(await requestsWith(text)).toEqual([]);
  });

  test("its own site with cookies and another site without", async ({ ui }) => {
    const [own, other] = [freshText(), freshText()];
    await openSearch(ui, "echo");
    await ui.setCookie("bezoeker", "1");
    await search(ui, own, [`${own} een`, `${own} twee`]);
    await setTag(ui, { url: `${BASE_URL.replace("127.0.0.1", "localhost")}${SUGGEST}/echo` });
    await ui.press("Escape");
    await ui.press("Escape");
    await search(ui, other, [`${other} een`, `${other} twee`]);
    expect((await requestsWith(own))[0]?.cookie).toContain("bezoeker=1");
    expect((await requestsWith(other)).map(({ cookie }) => cookie)).toEqual([""]);
    expect(await problems(ui)).toEqual([]);
  });

  test("nothing while an input method composes, and leaves the keys to it", async ({ ui }) => {
    const text = freshText();
    await openSearch(ui, "echo", { "delay-ms": "0" });
    const compose = (type: string, letters: string, key: string) =>
      ui.eval(
        (name, data, pressed) => {
          const input = document.querySelector("#search") as HTMLInputElement;
          const about = {
            bubbles: true,
            cancelable: true,
            composed: true,
            isComposing: name !== "compositionend",
          };
          input.dispatchEvent(new KeyboardEvent("keydown", { ...about, key: pressed, keyCode: 229 }));
          input.value = data;
          if (name === "input") input.dispatchEvent(new InputEvent("input", { ...about, data }));
          else input.dispatchEvent(new CompositionEvent(name, { ...about, data }));
          return input.dispatchEvent(
            new KeyboardEvent("keydown", { ...about, key: "Enter", isComposing: true }),
          );
        },
        type,
        letters,
        key,
      );
    expect(await compose("input", `${text}ni`, "Process")).toBe(true);
    await compose("input", `${text}nihao`, "Process");
    await compose("compositionend", `${text}你好`, "Process");
    await suggests(ui, [`${text}你好 een`, `${text}你好 twee`]);
    expect((await detailsOf(ui, "search")).map((detail) => detail.text)).toEqual([`${text}你好`]);
    // An on-screen keyboard composes every word.
    await compose("input", `${text}golf`, "Unidentified");
    await suggests(ui, [`${text}golf een`, `${text}golf twee`]);
  });

  test("immediately for a text that was typed before its code came", async ({ ui }) => {
    await ui.goto("/tests/pages/undefined.html?probe");
    await ui.eval((url) => {
      document.body.innerHTML = `<dealer-autocomplete url="${url}"><input name="s"></dealer-autocomplete>`;
      document.querySelector("input")?.focus();
    }, `${SUGGEST}/strings`);
    await ui.type("noorda");
    await ui.eval((path) => import(path).then(() => undefined), "/dist/elements/dealer-autocomplete.js");
    await suggests(ui, NOORDA);
  });
});

test.describe("dealer-autocomplete reads", () => {
  for (const kind of ["strings", "objects", "suggestions"])
    test(`an answer of ${kind}`, async ({ ui }) => {
      await openSearch(ui, kind);
      await search(ui, "vireo", VIREO);
      await choose(ui);
      await expect.poll(() => value(ui)).toBe(VIREO[0]);
      expect(await problems(ui)).toEqual([]);
    });

  test("the rows of WordPress's search, and a choice opens the page", async ({ ui }) => {
    await openSearch(ui, "wordpress", { param: "search" });
    await search(
      ui,
      "vireo",
      VIREO.map((car) => `${car} – auto’s & meer`),
    );
    await ui.press("ArrowDown");
    await ui.press("Enter");
    await expect.poll(() => ui.url()).toBe(`${BASE_URL}/tests/pages/autocomplete.html#vireo-e58`);
  });

  test("the author's own rows, by the names of their fields", async ({ ui }) => {
    await openSearch(ui, "odd", { "label-key": "naam", "value-key": "code" });
    await search(
      ui,
      "vireo",
      VIREO.map((car) => `Auto ${car}`),
    );
    await choose(ui);
    await expect.poll(() => value(ui)).toBe("vireo-e58");
  });

  test("an address: a choice emits select and selected, goes there and keeps the text", async ({ ui }) => {
    await openSearch(ui, "links");
    await search(ui, "kust", ["Noorda Kust"]);
    await choose(ui);
    await expect.poll(() => ui.url()).toMatch(/autocomplete\.html\?probe#noorda-kust$/);
    const item = {
      label: "Noorda Kust",
      value: "Noorda Kust",
      href: `${BASE_URL}${SEARCH_PAGE}#noorda-kust`,
      image: "",
      detail: "",
      group: "",
    };
    expect(await detailsOf(ui, "select")).toEqual([{ item }]);
    expect(await detailsOf(ui, "selected")).toEqual([{ item }]);
    expect(await value(ui)).toBe("kust");
  });

  test("no address when a listener prevents the choice: nothing changes", async ({ ui }) => {
    await openSearch(ui, "links");
    await ui.eval(() =>
      document.addEventListener("dealer-autocomplete-select", (event) => event.preventDefault()),
    );
    await search(ui, "kust", ["Noorda Kust"]);
    await ui.press("ArrowDown");
    await ui.press("Enter");
    await has(ui, "select");
    expect(await labels(ui)).toEqual(["Noorda Kust"]);
    expect(await ui.url()).not.toContain("#");
    expect(await detailsOf(ui, "selected")).toEqual([]);
  });

  test("at most eight suggestions, or the author's maximum", async ({ ui }) => {
    const text = freshText();
    await openSearch(ui, "many");
    await typeWhole(ui, text);
    await opens(ui);
    expect(await labels(ui)).toEqual(Array.from({ length: 8 }, (_, index) => `${text} ${index + 1}`));
    await setTag(ui, { "max-items": "3" });
    await ui.type("x");
    await expect.poll(async () => (await labels(ui)).length).toBe(3);
  });

  test("an empty answer, and only then shows that there are no results", async ({ ui }) => {
    const answer = createHold();
    await openSearch(ui, `held/${answer.name}`);
    await typeWhole(ui, "bestaatniet");
    await has(ui, "search");
    expect(await matches(ui, EMPTY)).toBe(false);
    await answer.release();
    await expect.poll(() => ui.text(EMPTY)).toBe("No results");
    expect(await ui.attribute(INPUT, "aria-expanded")).toBe("false");
    expect(await detailsOf(ui, "results")).toEqual([{ text: "bestaatniet", count: 0 }]);
  });
});

test.describe("dealer-autocomplete withstands", () => {
  for (const [kind, reason] of Object.entries({
    missing: /answers 404$/,
    broken: /answers 500$/,
    html: /JSON/,
    truncated: /JSON/,
    wrong: /no list$/,
    empty: /JSON/,
    cut: /./,
    huge: /too large$/,
  }))
    test(`an answer that is ${kind}, with no suggestions and one line in the console`, async ({ ui }) => {
      await openSearch(ui, kind);
      // In one event: a busy machine may pause between letters for longer than the element's delay.
      await ui.eval(typeInto, INPUT, "noorda");
      await has(ui, "failed");
      expect(await isOpen(ui)).toBe(false);
      expect(await matches(ui, EMPTY)).toBe(false);
      const [failure] = await detailsOf(ui, "failed");
      expect(failure).toMatchObject({ text: "noorda", reason: expect.stringMatching(reason) });
      const address = `${BASE_URL}${SUGGEST}/${kind}?query=noorda`;
      expect(await logged(ui)).toEqual([`Error in file:${address}; Error:${failure?.reason}`]);
      // The next text works, and so did the input all the time.
      await setTag(ui, { url: `${SUGGEST}/objects` });
      await ui.type(" k");
      await suggests(ui, ["Noorda Kust"]);
      expect(await value(ui)).toBe("noorda k");
    });

  test("an answer of 50 MB, and stops reading early", async ({ ui }) => {
    const text = freshText();
    await openSearch(ui, "huge");
    await typeWhole(ui, text);
    await has(ui, "failed");
    await expect.poll(async () => (await requestsWith(text)).map(({ ended }) => ended)).toEqual([true]);
    expect((await requestsWith(text))[0]?.sentBytes).toBeLessThan(HUGE_BYTES / 2);
  });

  test("a server that never answers, and times out", async ({ ui }) => {
    await openSearch(ui, "hung");
    await typeWhole(ui, "noorda");
    await has(ui, "search");
    await has(ui, "failed", 1, waitingFor(TIMEOUT_MS));
    expect(await logged(ui)).toEqual([
      expect.stringMatching(/hung\?query=noorda; Error:The server does not answer$/),
    ]);
  });

  test("hostile rows: it shows what it can as text and logs the rest in one line", async ({ ui }) => {
    await openSearch(ui, "hostile");
    const title = "<script>document.documentElement.dataset.pwned=2</script>";
    await search(ui, "a", [title, "Noorda Haven"]);
    await expect.poll(() => ui.attribute("html", "data-pwned")).toBeNull();
    expect(await matches(ui, "dealer-autocomplete :is(script, img)")).toBe(false);
    const address = `${BASE_URL}${SUGGEST}/hostile?query=a`;
    expect(await logged(ui)).toEqual([`<dealer-autocomplete> leaves out 7 rows of ${address}.`]);
  });

  test("an answer that comes after the next one, and never shows it", async ({ ui }) => {
    const first = createHold();
    await openSearch(ui, `overtaken/${first.name}`, { "delay-ms": "0" });
    await ui.eval(() => {
      new MutationObserver(() => {
        const options = [...document.querySelectorAll("dealer-autocomplete [part=option]")];
        if (options.some(({ textContent }) => textContent === "antwoord op n"))
          document.documentElement.dataset.stale = "";
      }).observe(document.body, { subtree: true, childList: true });
    });
    await ui.type("n");
    await has(ui, "search");
    await ui.type("o");
    await suggests(ui, ["antwoord op no"]);
    await first.release();
    const requests = async () => (await requestsWith(first.name)).map(({ ended }) => ended);
    await expect.poll(requests).toEqual([true, true]);
    await ui.eval(twoFrames);
    expect(await labels(ui)).toEqual(["antwoord op no"]);
    expect(await ui.attribute("html", "data-stale")).toBeNull();
    expect((await detailsOf(ui, "results")).map(({ text }) => text)).toEqual(["no"]);
    expect(await problems(ui)).toEqual([]);
  });

  for (const [way, leave] of Object.entries<(ui: Ui) => Promise<void>>({
    "by Escape": (ui) => ui.press("Escape"),
    "by Tab": (ui) => ui.press("Tab"),
    "by taking it off the page": (ui) =>
      ui.eval(() => document.querySelector("dealer-autocomplete")?.remove()),
  }))
    test(`a visitor who leaves ${way} before the answer: it aborts the request and shows nothing`, async ({
      ui,
    }) => {
      const text = freshText();
      await openSearch(ui, "hung");
      await typeWhole(ui, text);
      await expect.poll(async () => (await requestsWith(text)).length).toBe(1);
      await leave(ui);
      await expect.poll(async () => (await requestsWith(text)).map(({ ended }) => ended)).toEqual([true]);
      expect(await detailsOf(ui, "failed")).toEqual([]);
      expect(await problems(ui)).toEqual([]);
    });

  test("an invalid address: it leaves the input alone", async ({ ui }) => {
    await open(ui, SEARCH_PAGE);
    const untouched = await ui.eval(() => {
      const element = document.querySelector("dealer-autocomplete") as HTMLElement;
      element.setAttribute("url", "javascript:alert(1)");
      return [element.innerHTML.trim(), element.querySelector("input")?.getAttributeNames().length];
    });
    expect(untouched).toEqual([
      '<input type="search" id="search" name="s" class="zoek" autocomplete="name" list="cars" placeholder="Merk of model">',
      7,
    ]);
  });
});
