import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems } from "../page.ts";
import {
  focus,
  focusedOn,
  isExpanded,
  link,
  openBranch,
  openMenu,
  stage,
  toggleOf,
  visited,
} from "./menu.ts";

/** Presses a key repeatedly and returns the focused element after each press. */
async function walk(ui: Ui, key: string, times: number): Promise<string[]> {
  const path: string[] = [];
  for (let step = 0; step < times; step++) {
    await ui.press(key);
    path.push(await focusedOn(ui));
  }
  return path;
}

const TOP = [
  "a Home",
  "a Auto’s",
  "button Auto’s",
  "button Werkplaats",
  "a Zoeken",
  "button Zoeken",
  "a Contact",
];

/** ARIA Authoring Practices Guide, "Disclosure Navigation Menu with Top-Level Links": keyboard. */
test.describe("dealer-mega-nav by keyboard", () => {
  test.beforeEach(({ ui }) => stage(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("Tab and Shift+Tab go through the top-level links and buttons", async ({ ui }) => {
    await focus(ui, link("home"));
    expect(await walk(ui, "Tab", 6)).toEqual(TOP.slice(1));
    expect(await walk(ui, "Shift+Tab", 6)).toEqual(TOP.slice(0, -1).reverse());
  });

  test("Tab and Shift+Tab go through the links and buttons of the open dropdown", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    await focus(ui, toggleOf("Auto’s"));
    const inside = ["a Nieuw", "a Occasions", "button Occasions", "a Zakelijk"];
    expect(await walk(ui, "Tab", 5)).toEqual([...inside, "button Werkplaats"]);
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
    await openBranch(ui, "Auto’s");
    await focus(ui, link("zakelijk"));
    expect(await walk(ui, "Shift+Tab", 4)).toEqual([...inside.slice(0, -1).reverse(), "button Auto’s"]);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
  });

  for (const key of ["Space", "Enter"])
    test(`${key} on a button opens and closes its dropdown, and the focus stays`, async ({ ui }) => {
      await focus(ui, toggleOf("Auto’s"));
      await ui.press(key);
      await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
      expect(await focusedOn(ui)).toBe("button Auto’s");
      await ui.press(key);
      await expect.poll(() => isShown(ui, link("nieuw"))).toBe(false);
      expect(await focusedOn(ui)).toBe("button Auto’s");
    });

  test("Enter follows a link: a leaf, a parent, and one inside a dropdown", async ({ ui }) => {
    for (const hash of ["home", "autos"]) {
      await focus(ui, link(hash));
      await ui.press("Enter");
      await expect.poll(() => visited(ui)).toBe(`#${hash}`);
    }
    expect(await isExpanded(ui, "Auto’s")).toBe(false);
    await openBranch(ui, "Auto’s");
    await focus(ui, link("nieuw"));
    await ui.press("Enter");
    await expect.poll(() => visited(ui)).toBe("#nieuw");
  });

  test("Escape on the button closes its dropdown, and the focus stays", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    await focus(ui, toggleOf("Auto’s"));
    await ui.press("Escape");
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
    expect(await focusedOn(ui)).toBe("button Auto’s");
  });

  test("Escape inside closes the innermost dropdown around the focus and focuses its button", async ({
    ui,
  }) => {
    await openBranch(ui, "Auto’s");
    await openBranch(ui, "Occasions");
    await focus(ui, link("suv"));
    await ui.press("Escape");
    await expect.poll(() => isExpanded(ui, "Occasions")).toBe(false);
    expect(await focusedOn(ui)).toBe("button Occasions");
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
    expect(await focusedOn(ui)).toBe("button Auto’s");
  });

  test("Escape without a focused element closes the open dropdown", async ({ ui }) => {
    await openBranch(ui, "Werkplaats");
    await ui.eval(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(await focusedOn(ui)).toMatch(/^body/);
    await ui.press("Escape");
    await expect.poll(() => isExpanded(ui, "Werkplaats")).toBe(false);
  });

  test("Escape in an open dialog elsewhere closes the dialog and not the menu", async ({ ui }) => {
    await stage(ui, { size: NARROW });
    await openMenu(ui);
    await openBranch(ui, "Werkplaats");
    await ui.eval(() => document.querySelector<HTMLDialogElement>("#dialog")?.showModal());
    expect(await focusedOn(ui)).toBe("button Sluit");
    await ui.press("Escape");
    await expect.poll(() => matches(ui, "dialog[open]")).toBe(false);
    expect(await isExpanded(ui, "Werkplaats")).toBe(true);
    expect(await matches(ui, "dealer-mega-nav:state(open)")).toBe(true);
  });

  test("Down on an open button goes to the first link of its dropdown", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    await focus(ui, toggleOf("Auto’s"));
    await ui.press("ArrowDown");
    await expect.poll(() => focusedOn(ui)).toBe("a Nieuw");
  });

  for (const [on, back] of [
    ["ArrowDown", "ArrowUp"],
    ["ArrowRight", "ArrowLeft"],
  ] as const)
    test(`${on} and ${back} go through the top-level links and buttons, and stop at the ends`, async ({
      ui,
    }) => {
      await focus(ui, link("home"));
      expect(await walk(ui, on, 7)).toEqual([...TOP.slice(1), "a Contact"]);
      expect(await walk(ui, back, 7)).toEqual([...TOP.slice(0, -1).reverse(), "a Home"]);
    });

  test("Home and End go to the first and last of the top level", async ({ ui }) => {
    await focus(ui, toggleOf("Werkplaats"));
    expect(await walk(ui, "End", 1)).toEqual(["a Contact"]);
    expect(await walk(ui, "Home", 1)).toEqual(["a Home"]);
  });

  test("arrows, Home and End stay inside the dropdown, including its open submenus", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    await openBranch(ui, "Occasions");
    await focus(ui, link("nieuw"));
    expect(await walk(ui, "ArrowDown", 3)).toEqual(["a Occasions", "button Occasions", "a SUV"]);
    expect(await walk(ui, "ArrowDown", 2)).toEqual(["a Cabrio", "a Cabrio"]);
    expect(await walk(ui, "Home", 1)).toEqual(["a SUV"]);
    await focus(ui, link("nieuw"));
    expect(await walk(ui, "ArrowUp", 1)).toEqual(["a Nieuw"]);
    expect(await walk(ui, "End", 1)).toEqual(["a Zakelijk"]);
    expect(await walk(ui, "ArrowDown", 1)).toEqual(["a Zakelijk"]);
    expect(await walk(ui, "Home", 1)).toEqual(["a Nieuw"]);
  });

  test("left and right arrows are mirrored on a right-to-left page", async ({ ui }) => {
    await stage(ui, { dir: "rtl" });
    await focus(ui, link("home"));
    expect(await walk(ui, "ArrowLeft", 2)).toEqual(["a Auto’s", "button Auto’s"]);
    expect(await walk(ui, "ArrowRight", 2)).toEqual(["a Auto’s", "a Home"]);
    expect(await walk(ui, "ArrowDown", 1)).toEqual(["a Auto’s"]);
  });

  test("leaves keys in a dropdown's form field to the field", async ({ ui }) => {
    await openBranch(ui, "Zoeken");
    await focus(ui, 'dealer-mega-nav input[name="zoek"]');
    await ui.press("End");
    await ui.press("ArrowLeft");
    await ui.type("x y");
    for (const key of ["ArrowDown", "ArrowUp", "Home"]) {
      await ui.press(key);
      await expect.poll(() => focusedOn(ui)).toBe("input");
    }
    const field = () =>
      ui.eval(() => {
        const { value, selectionStart } = document.querySelector('[name="zoek"]') as HTMLInputElement;
        return { value, selectionStart };
      });
    expect(await field()).toEqual({ value: "kix ya", selectionStart: 0 });
    expect(await isExpanded(ui, "Zoeken")).toBe(true);
  });

  test("leaves keys with a modifier to the browser", async ({ ui }) => {
    await focus(ui, link("home"));
    const taken = await ui.eval(() => {
      const press = (init: KeyboardEventInit) => {
        const event = new KeyboardEvent("keydown", {
          ...init,
          key: "ArrowRight",
          bubbles: true,
          cancelable: true,
        });
        return !document.activeElement?.dispatchEvent(event);
      };
      return [press({ altKey: true }), press({ ctrlKey: true }), press({ metaKey: true }), press({})];
    });
    expect(taken).toEqual([false, false, false, true]);
  });

  test("closes when a press goes elsewhere, and when the focus leaves", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    await ui.click("h1");
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
    await openBranch(ui, "Werkplaats");
    await focus(ui, "#elsewhere");
    await expect.poll(() => isExpanded(ui, "Werkplaats")).toBe(false);
  });
});
