import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems, violations } from "../page.ts";
import {
  activates,
  active,
  closes,
  elementEvents,
  INPUT,
  isOpen,
  LIST,
  NOORDA,
  openSearch,
  opens,
  option,
  STATUS,
  search,
  suggests,
  value,
} from "./field.ts";

/* The pattern of the ARIA authoring guide: an editable combobox with list autocomplete. */

const [FIRST = "", SECOND = ""] = NOORDA;
const LAST = NOORDA.at(-1) ?? "";

const aria = (ui: Ui) =>
  ui.eval(() => {
    const input = document.querySelector("#search");
    const list = document.getElementById(input?.getAttribute("aria-controls") ?? "");
    return {
      role: input?.getAttribute("role"),
      autocomplete: input?.getAttribute("aria-autocomplete"),
      expanded: input?.getAttribute("aria-expanded"),
      list: list?.getAttribute("role"),
      listLabel: list?.getAttribute("aria-label"),
      sameRoot: list?.getRootNode() === input?.getRootNode(),
      selected: [...(list?.querySelectorAll('[role=option][aria-selected="true"]') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    };
  });

const caret = (ui: Ui) => ui.eval(() => document.querySelector<HTMLInputElement>("#search")?.selectionStart);

/** Makes a submitted form visible in the address. */
const isSubmitted = async (ui: Ui) => /[?&]s=/.test(await ui.url());

test.describe("dealer-autocomplete is a combobox", () => {
  test.beforeEach(async ({ ui }) => {
    await openSearch(ui);
    await search(ui, "noorda", NOORDA);
  });
  test.afterEach(async ({ ui }) => {
    if (!(await isSubmitted(ui))) expect(await problems(ui)).toEqual([]);
  });

  test("the input has the combobox role and refers to an existing list", async ({ ui }) => {
    expect(await aria(ui)).toEqual({
      role: "combobox",
      autocomplete: "list",
      expanded: "true",
      list: "listbox",
      listLabel: "Suggesties",
      sameRoot: true,
      selected: [],
    });
    await ui.press("Escape");
    await closes(ui);
    expect(await aria(ui)).toMatchObject({ expanded: "false", list: "listbox", sameRoot: true });
  });

  test("a style sheet sees no button and no select in a text input", async ({ ui }) => {
    await ui.eval(() => {
      const style = document.createElement("style");
      style.textContent = "[aria-controls] { cursor: pointer } .zoek[list] { padding-right: 60px }";
      document.head.append(style);
      const element = document.querySelector("dealer-autocomplete") as Element;
      element.innerHTML = '<input id="search" class="zoek" list="cars" aria-label="Zoek">';
    });
    await expect.poll(() => ui.attribute("#search", "role")).toBe("combobox");
    await ui.click("#search");
    await search(ui, "noorda", NOORDA);
    await expect.poll(() => aria(ui)).toMatchObject({ role: "combobox", list: "listbox" });
    const looks = await ui.eval(() => {
      const { cursor, paddingRight } = getComputedStyle(document.querySelector("#search") as Element);
      return { cursor, hasRoom: paddingRight === "60px" };
    });
    expect(looks).toEqual({ cursor: "text", hasRoom: false });
  });

  test("Down and Up wrap around the options, and the focus stays in the input", async ({ ui }) => {
    expect(await active(ui)).toBe("");
    for (const label of [...NOORDA, FIRST]) {
      await ui.press("ArrowDown");
      await activates(ui, label);
      expect((await aria(ui)).selected).toEqual([label]);
    }
    for (const label of [LAST, NOORDA.at(-2) ?? ""]) {
      await ui.press("ArrowUp");
      await activates(ui, label);
    }
    expect(await ui.focused()).toMatchObject({ tag: "input", id: "search" });
    expect(await value(ui)).toBe("noorda");
  });

  test("Up from the input goes to the last option", async ({ ui }) => {
    await ui.press("ArrowUp");
    await activates(ui, LAST);
  });

  test("Enter chooses the active option and does not submit the form", async ({ ui }) => {
    await ui.press("ArrowDown");
    await ui.press("ArrowDown");
    await activates(ui, SECOND);
    await ui.press("Enter");
    await closes(ui);
    expect(await value(ui)).toBe(SECOND);
    expect(await isSubmitted(ui)).toBe(false);
    const item = { label: SECOND, value: SECOND, href: "", image: "", detail: "", group: "" };
    expect((await elementEvents(ui)).slice(-2)).toEqual([
      { type: "select", detail: { item } },
      { type: "selected", detail: { item } },
    ]);
  });

  test("Enter submits the form where no option is active", async ({ ui }) => {
    await ui.press("Enter");
    await expect.poll(() => ui.url()).toMatch(/\?s=noorda$/);
  });

  test("Escape closes the list, then clears the input, then goes to the page", async ({ ui }) => {
    await ui.eval(() => {
      addEventListener("keydown", ({ key }) => {
        document.documentElement.dataset.key = key;
      });
    });
    await ui.press("Escape");
    await closes(ui);
    expect(await value(ui)).toBe("noorda");
    await ui.press("Escape");
    await expect.poll(() => value(ui)).toBe("");
    expect(await ui.attribute("html", "data-key")).toBeNull();
    await ui.press("Escape");
    await expect.poll(() => ui.attribute("html", "data-key")).toBe("Escape");
  });

  test("Down opens a closed list at its first option, Up at its last, Alt+Down at none", async ({ ui }) => {
    for (const [key, label] of [
      ["ArrowDown", FIRST],
      ["ArrowUp", LAST],
      ["Alt+ArrowDown", ""],
    ] as const) {
      await ui.press("Escape");
      await closes(ui);
      await ui.press(key);
      await suggests(ui, NOORDA);
      await activates(ui, label);
    }
    await ui.press("Alt+ArrowUp");
    await closes(ui);
    expect(await value(ui)).toBe("noorda");
  });

  for (const [key, place] of [
    ["Home", 0],
    ["End", 6],
    ["ArrowLeft", 5],
    ["ArrowRight", 6],
  ] as const)
    test(`${key} moves the caret in the input and deactivates the option`, async ({ ui }) => {
      await ui.press("ArrowDown");
      await activates(ui, FIRST);
      await ui.press(key);
      await activates(ui, "");
      expect(await caret(ui)).toBe(place);
      expect(await isOpen(ui)).toBe(true);
    });

  test("more typing deactivates the option and updates the suggestions", async ({ ui }) => {
    await ui.press("ArrowDown");
    await ui.type(" k");
    await suggests(ui, ["Noorda Kust"]);
    expect(await active(ui)).toBe("");
  });

  test("Tab closes the list, keeps the text and moves on", async ({ ui }) => {
    await ui.press("ArrowDown");
    await ui.press("Tab");
    await closes(ui);
    expect(await value(ui)).toBe("noorda");
    expect(await ui.focused()).toMatchObject({ tag: "button" });
  });

  test("leaves keys with Shift, Ctrl or Meta to the browser", async ({ ui }) => {
    for (const modifier of ["shiftKey", "ctrlKey", "metaKey"])
      expect(
        await ui.eval(
          (name) =>
            document.querySelector("#search")?.dispatchEvent(
              new KeyboardEvent("keydown", {
                key: "ArrowDown",
                cancelable: true,
                bubbles: true,
                [name]: true,
              }),
            ),
          modifier,
        ),
      ).toBe(true);
    expect(await active(ui)).toBe("");
  });

  test("announces the number of suggestions after a delay, and also that there are none", async ({ ui }) => {
    expect(await ui.text(STATUS)).toBe("");
    await expect.poll(() => ui.text(STATUS)).toBe("4 suggesties");
    await ui.type(" k");
    await suggests(ui, ["Noorda Kust"]);
    await expect.poll(() => ui.text(STATUS)).toBe("1 suggestie");
    await ui.type("zz");
    await expect.poll(() => ui.text(STATUS)).toBe("No results");
    await ui.press("Escape");
    await expect.poll(() => ui.text(STATUS)).toBe("");
  });

  test("has no axe violations, whatever it shows @reduced", async ({ ui }) => {
    expect(await violations(ui)).toEqual([]);
    await ui.press("ArrowDown");
    await activates(ui, FIRST);
    expect(await violations(ui)).toEqual([]);
    await ui.press("Escape");
    await closes(ui);
    expect(await violations(ui)).toEqual([]);
    await ui.type("zz");
    await opens(ui);
    expect(await violations(ui)).toEqual([]);
  });

  test("an option under the mouse can be pressed while the keyboard has made another active", async ({
    ui,
  }) => {
    await ui.press("ArrowDown");
    await ui.click(option(2));
    await expect.poll(() => value(ui)).toBe(SECOND);
    await closes(ui);
  });

  test("scrolls to an active option that is out of view in the list", async ({ ui }) => {
    await ui.eval(() => document.querySelector("dealer-autocomplete")?.setAttribute("max-height-px", "80"));
    await ui.press("ArrowUp");
    await activates(ui, LAST);
    const isInView = () =>
      ui.eval((selector) => {
        const list = document.querySelector(selector)?.getBoundingClientRect();
        const box = document.querySelector(`${selector} [aria-selected=true]`)?.getBoundingClientRect();
        return list && box && box.top >= list.top && box.bottom <= list.bottom;
      }, LIST);
    await expect.poll(isInView).toBe(true);
    expect(await ui.eval(() => scrollY)).toBe(0);
    expect(await ui.attribute(INPUT, "aria-expanded")).toBe("true");
  });
});
