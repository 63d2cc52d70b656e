import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, matches, open, problems, WIDE } from "../page.ts";
import { closes, INPUT, labels, NOORDA, openSearch, SEARCH_PAGE, search, suggests, value } from "./field.ts";

const markup = (ui: Ui) => ui.eval(() => document.querySelector("form")?.innerHTML);

test.describe("dealer-autocomplete leaves the page as it is", () => {
  test("under a strict content policy, without violations", async ({ ui }) => {
    await open(ui, `${SEARCH_PAGE}&csp=strict`, WIDE);
    await ui.click(INPUT);
    await search(ui, "noorda", NOORDA);
    await ui.press("ArrowDown");
    await ui.press("Enter");
    await closes(ui);
    expect(await value(ui)).toBe(NOORDA[0]);
    expect(await problems(ui)).toEqual([]);
  });

  test("its code is not fetched on a page without the tag; with the tag, only the library that positions its list is", async ({
    ui,
  }) => {
    const chunks = () =>
      ui.eval(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => /chunks\/([a-z-]+)-/.exec(name)?.[1])
          .filter((name) => /autocomplete|floating|embla|calendar/.test(name ?? "")),
      );
    await open(ui, "/tests/pages/consent.html?probe", WIDE);
    expect(await chunks()).toEqual([]);
    await openSearch(ui);
    await search(ui, "noorda", NOORDA);
    expect(new Set(await chunks()).size).toBe(2);
    expect(await chunks()).toEqual(expect.arrayContaining(["autocomplete", "floating"]));
  });

  test("restores the input when it is removed with its list open", async ({ ui }) => {
    await ui.goto(`${SEARCH_PAGE}&no-scripts`);
    const before = await markup(ui);
    await openSearch(ui, "objects", { url: "/~suggest/objects" });
    await search(ui, "noorda", NOORDA);
    await ui.press("ArrowDown");
    await ui.eval(() => {
      const element = document.querySelector("dealer-autocomplete") as HTMLElement;
      const form = element.parentElement as HTMLElement;
      const mark = document.createComment("");
      element.replaceWith(mark);
      return new Promise<void>((resolve) =>
        queueMicrotask(() => {
          // Back in its place as a tag without an element.
          const plain = document.createRange().createContextualFragment(element.outerHTML);
          form.replaceChild(plain, mark);
          form.dataset.left = element.innerHTML;
          resolve();
        }),
      );
    });
    const left = await ui.attribute("form", "data-left");
    expect(before).toContain(left);
    expect(left).toContain('autocomplete="name" list="cars"');
  });

  test("the input has a list and a role only while there is a url", async ({ ui }) => {
    await openSearch(ui);
    await search(ui, "kust", ["Noorda Kust"]);
    const plain = await ui.eval(() => {
      const element = document.querySelector("dealer-autocomplete") as HTMLElement;
      element.removeAttribute("url");
      return element.innerHTML.trim();
    });
    expect(plain).toMatch(/^<input [^>]*autocomplete="name" list="cars"[^>]*>$/);
    expect(plain).not.toMatch(/role|aria/);
    await ui.type("x");
    await expect.poll(() => labels(ui)).toEqual([]);
    await ui.eval(() =>
      document.querySelector("dealer-autocomplete")?.setAttribute("url", "/~suggest/objects"),
    );
    await ui.press("Backspace");
    await suggests(ui, ["Noorda Kust"]);
    expect(await problems(ui)).toEqual([]);
  });

  test("the input is a combobox from the start and gets its list on the first focus", async ({ ui }) => {
    await open(ui, SEARCH_PAGE, WIDE);
    expect(await ui.attribute(INPUT, "role")).toBe("combobox");
    expect(await ui.attribute(INPUT, "aria-expanded")).toBe("false");
    const lists = () => ui.eval(() => document.querySelectorAll("dealer-autocomplete [role=listbox]").length);
    expect(await lists()).toBe(0);
    expect(await isShown(ui, INPUT)).toBe(true);
    await ui.click(INPUT);
    await expect.poll(() => lists()).toBe(1);
    await ui.press("Tab");
    await expect.poll(() => lists()).toBe(1);
  });

  test("shows its content in one slot when it was removed and put back before any focus", async ({ ui }) => {
    await open(ui, SEARCH_PAGE, WIDE);
    const slots = await ui.eval(async () => {
      const element = document.querySelector("dealer-autocomplete") as HTMLElement;
      const { parentElement: form, nextSibling } = element;
      for (let times = 0; times < 2; times++) {
        element.remove();
        await Promise.resolve();
        form?.insertBefore(element, nextSibling);
      }
      return element.shadowRoot?.querySelectorAll("slot").length;
    });
    expect(slots).toBe(1);
    expect(await isShown(ui, INPUT)).toBe(true);
  });

  test("also searches for text that a script puts in an input without the focus", async ({ ui }) => {
    await open(ui, SEARCH_PAGE, WIDE);
    await ui.eval((selector) => {
      const input = document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
      input.value = "noorda";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, INPUT);
    await suggests(ui, NOORDA);
  });

  test("works with an input that comes later and with one that replaces it", async ({ ui }) => {
    await open(ui, SEARCH_PAGE, WIDE);
    for (const name of ["eerste", "tweede"]) {
      await ui.eval((id) => {
        const element = document.querySelector("dealer-autocomplete") as HTMLElement;
        element.innerHTML = `<input type="hidden"><p><label>Zoek <input name="s" id="${id}"></label></p>`;
      }, name);
      await ui.click(`#${name}`);
      await search(ui, "kust", ["Noorda Kust"]);
      await ui.press("Escape");
    }
    expect(await ui.eval(() => document.querySelectorAll("[part=list]").length)).toBe(1);
    expect(await problems(ui)).toEqual([]);
  });

  test("two on a page do not influence each other", async ({ ui }) => {
    await openSearch(ui);
    await ui.eval(() => {
      const other = '<dealer-autocomplete url="/~suggest/strings"><input id="other"></dealer-autocomplete>';
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", other);
    });
    await search(ui, "kust", ["Noorda Kust"]);
    await ui.click("#other");
    await closes(ui);
    await ui.type("vireo c");
    await expect
      .poll(() =>
        ui.eval(() => {
          const id = document.querySelector("#other")?.getAttribute("aria-controls") ?? "";
          return document.getElementById(id)?.textContent;
        }),
      )
      .toBe("Vireo City");
    expect(await labels(ui)).toEqual([]);
    expect(
      await ui.eval(() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        return ids.length - new Set(ids).size;
      }),
    ).toBe(0);
  });
});

test.describe("dealer-autocomplete without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("is the author's plain form", async ({ ui }) => {
    await ui.goto("/tests/pages/autocomplete.html");
    // Firefox's driver needs scripts to click.
    await ui.press("Tab");
    await ui.type("noorda");
    await ui.press("Enter");
    await expect.poll(() => ui.url()).toMatch(/\?s=noorda$/);
  });
});

test("dealer-autocomplete without its code is the author's plain form", async ({ ui }) => {
  await ui.goto("/~drop/autocomplete/tests/pages/autocomplete.html?probe");
  expect(await matches(ui, "dealer-autocomplete:defined")).toBe(false);
  expect(await isShown(ui, INPUT)).toBe(true);
  await ui.click(INPUT);
  // Not in the datalist, which handles Enter itself.
  await ui.type("orsa");
  await ui.press("Enter");
  await expect.poll(() => ui.url()).toMatch(/\?s=orsa$/);
});

test("dealer-autocomplete loads its code as soon as the input has the focus", async ({ ui }) => {
  await ui.goto(SEARCH_PAGE);
  await ui.eval(() => document.querySelector<HTMLElement>("#search")?.focus());
  await isReady(ui);
  await ui.type("kust");
  await suggests(ui, ["Noorda Kust"]);
});
