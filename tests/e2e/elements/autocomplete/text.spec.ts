import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems } from "../page.ts";
import {
  activates,
  closes,
  freshText,
  INPUT,
  isOpen,
  NOORDA,
  openSearch,
  opens,
  requestsWith,
  SEARCH_PAGE,
  search,
  suggests,
  typeWhole,
  value,
} from "./field.ts";

const CARS = 12;

const setValue = (ui: Ui, text: string) =>
  ui.eval((wanted) => {
    const input = document.querySelector<HTMLInputElement>("#search");
    if (input) input.value = wanted;
  }, text);
const focus = (ui: Ui) => ui.eval(() => document.querySelector<HTMLElement>("#search")?.focus());

/** How a page empties the input, without an `input` event. */
const EMPTYING: Readonly<Record<string, (ui: Ui) => Promise<void>>> = {
  "a script": (ui) => setValue(ui, ""),
  "a script that focuses it again": async (ui) => {
    await setValue(ui, "");
    await ui.eval(() => (document.activeElement as HTMLElement).blur());
    await focus(ui);
  },
  "its form's reset": (ui) => ui.eval(() => document.querySelector("form")?.reset()),
  "a script that has written another text first": async (ui) => {
    await setValue(ui, "vireo");
    await setValue(ui, "");
  },
};

test.describe("a text that changes without an event", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [way, act] of Object.entries(EMPTYING))
    for (const wasOpen of [true, false])
      test(`the same text again has suggestions after ${way}, the list ${wasOpen ? "open" : "closed"}`, async ({
        ui,
      }) => {
        await openSearch(ui);
        await search(ui, "noorda", NOORDA);
        if (!wasOpen) {
          await ui.press("Escape");
          await closes(ui);
        }
        await act(ui);
        expect(await value(ui)).toBe("");
        await search(ui, "noorda", NOORDA);
      });

  test("more letters after a text by a script belong to that text", async ({ ui }) => {
    await openSearch(ui);
    await search(ui, "noorda", NOORDA);
    await setValue(ui, "noord");
    await ui.press("End");
    await typeWhole(ui, "a");
    await suggests(ui, NOORDA);
  });
});

test.describe("min-chars=0", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows suggestions as soon as the input has the focus, and each time it comes back", async ({
    ui,
  }) => {
    await openSearch(ui, "objects", { "min-chars": "0", "max-items": "100" });
    const count = () => ui.eval(() => document.querySelectorAll("dealer-autocomplete [part=option]").length);
    await opens(ui);
    expect(await count()).toBe(CARS);
    await ui.press("Tab");
    await closes(ui);
    await ui.press("Shift+Tab");
    await opens(ui);
    await expect.poll(count).toBe(CARS);
    await search(ui, "noorda", NOORDA);
    for (const _ of "noorda") await ui.press("Backspace");
    await expect.poll(count).toBe(CARS);
  });

  test("with a text, those for that text", async ({ ui }) => {
    await openSearch(ui, "objects", { "min-chars": "0" });
    await opens(ui);
    await ui.press("Tab");
    await setValue(ui, "noorda");
    await ui.press("Shift+Tab");
    await suggests(ui, NOORDA);
  });

  test("with one character as before, the focus alone shows nothing", async ({ ui }) => {
    const text = freshText();
    await openSearch(ui, "objects", { param: text });
    await ui.press("Tab");
    await ui.press("Shift+Tab");
    await expect.poll(() => isOpen(ui)).toBe(false);
    expect(await requestsWith(text)).toEqual([]);
  });
});

test("Tab goes from the input to what is after a list that scrolls", async ({ ui }) => {
  await openSearch(ui, "many", { "max-items": "100" });
  await typeWhole(ui, freshText());
  await opens(ui);
  await ui.press("Tab");
  await closes(ui);
  expect(await ui.focused()).toMatchObject({ tag: "button" });
  expect(await problems(ui)).toEqual([]);
});

for (const [key, label] of [
  ["ArrowDown", NOORDA[0] ?? ""],
  ["ArrowUp", NOORDA.at(-1) ?? ""],
] as const)
  test(`${key} before the answer: its option is active when the answer comes`, async ({ ui }) => {
    await openSearch(ui, "objects", { "delay-ms": "60000" });
    await ui.type("noorda");
    await ui.press(key);
    await suggests(ui, NOORDA);
    await activates(ui, label);
    expect(await problems(ui)).toEqual([]);
  });

test.describe("the input's attributes", () => {
  const attributes = (ui: Ui) =>
    ui.eval(() => {
      const input = document.querySelector("#search");
      const controls = input?.getAttribute("aria-controls");
      return {
        autocomplete: input?.getAttribute("autocomplete"),
        hasTarget: controls ? document.getElementById(controls) !== null : "no target named",
      };
    });
  const write = (ui: Ui, autocomplete: string | null) =>
    ui.eval(async (text) => {
      const input = document.querySelector("#search") as HTMLInputElement;
      const element = input.parentElement as HTMLElement;
      const place = element.parentElement as HTMLElement;
      const next = element.nextSibling;
      element.remove();
      // A move is no removal.
      await new Promise((resolve) => setTimeout(resolve));
      if (text === null) input.removeAttribute("autocomplete");
      else input.setAttribute("autocomplete", text);
      place.insertBefore(element, next);
    }, autocomplete);

  test("aria-controls names the list once it is there", async ({ ui }) => {
    await open(ui, SEARCH_PAGE);
    await expect.poll(() => ui.attribute(INPUT, "role")).toBe("combobox");
    expect((await attributes(ui)).hasTarget).toBe("no target named");
    await ui.click(INPUT);
    await expect.poll(async () => (await attributes(ui)).hasTarget).toBe(true);
  });

  for (const [written, now] of [
    [null, "off"],
    ["", "off"],
    ["on", "off"],
    ["off", "off"],
    ["nonsense", "off"],
    ["name", "name"],
    ["section-a shipping street-address", "section-a shipping street-address"],
  ] as const)
    test(`autocomplete=${written} is ${now} while the element is there`, async ({ ui }) => {
      await openSearch(ui);
      await write(ui, written);
      await expect.poll(async () => (await attributes(ui)).autocomplete).toBe(now);
      await ui.eval(() => {
        const element = document.querySelector("dealer-autocomplete");
        element?.replaceWith(...element.childNodes);
      });
      await expect.poll(async () => (await attributes(ui)).autocomplete).toBe(written);
    });
});

for (const written of [null, "on", "name"])
  test(`the typed text is there after Back, with autocomplete=${written}`, async ({ ui }) => {
    test.skip(ui.engine === "firefox", "its driver restores no field, also without the element");
    await openSearch(ui);
    await ui.eval((text) => {
      const input = document.querySelector("#search");
      if (text === null) input?.removeAttribute("autocomplete");
      else input?.setAttribute("autocomplete", text);
      // Without the page cache, which keeps the whole page.
      addEventListener("unload", () => {});
    }, written);
    await search(ui, "noorda", NOORDA);
    await ui.press("Escape");
    // A moment later, so that the page is still there to answer.
    await ui.eval(() => void setTimeout(() => location.assign("/~rig/blank.html")));
    await expect.poll(() => ui.url()).toContain("blank.html");
    await ui.eval(() => void setTimeout(() => history.back()));
    await expect.poll(() => value(ui).catch(() => "")).toBe("noorda");
  });
