import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, NARROW, problems } from "../page.ts";
import { focus, isExpanded, openBranch, openMenu, stage, toggleOf } from "./menu.ts";

const inTree = (selector: string) => `#tree >>> ${selector}`;
const TOGGLE = inTree('[data-dealer-toggle][aria-label="Auto’s"]');
const LINK = inTree('a[href="#nieuw"]');

/** Moves the menu into a shadow tree, like the header element of a page builder. */
const intoShadowTree = (ui: Ui) =>
  ui.eval(() => {
    const tree = document.createElement("div");
    tree.id = "tree";
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    document.querySelector("#stage")?.append(tree);
    tree.attachShadow({ mode: "open" }).append(nav);
  });

const expanded = (ui: Ui) => ui.attribute(TOGGLE, "aria-expanded");

test.describe("dealer-mega-nav in a shadow tree", () => {
  test.beforeEach(async ({ ui }) => {
    await stage(ui);
    await intoShadowTree(ui);
    await ui.click(TOGGLE);
    await expect.poll(() => expanded(ui)).toBe("true");
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("stays open for a press inside, and closes for one outside", async ({ ui }) => {
    await ui.click(inTree('[data-dealer-toggle][aria-label="Occasions"]'));
    await expect.poll(() => isShown(ui, inTree('a[href="#suv"]'))).toBe(true);
    expect(await expanded(ui)).toBe("true");
    await ui.eval(() => document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
    await expect.poll(() => expanded(ui)).toBe("false");
  });

  test("Escape returns the focus to the toggle", async ({ ui }) => {
    await ui.eval(() => {
      const tree = document.querySelector("#tree")?.shadowRoot;
      tree?.querySelector<HTMLElement>('a[href="#nieuw"]')?.focus();
    });
    await expect.poll(() => isShown(ui, LINK)).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => expanded(ui)).toBe("false");
    const focused = () =>
      ui.eval(() => document.querySelector("#tree")?.shadowRoot?.activeElement?.getAttribute("aria-label"));
    expect(await focused()).toBe("Auto’s");
  });
});

test.describe("Escape on a narrow page", () => {
  test("is left to the page while the menu is closed", async ({ ui }) => {
    await stage(ui, { size: NARROW });
    await ui.eval(() => {
      addEventListener("keydown", (event) => Object.assign(window, { wasTaken: event.defaultPrevented }));
    });
    await ui.press("Escape");
    await expect.poll(() => ui.eval(() => Reflect.get(window, "wasTaken"))).toBe(false);
    await openMenu(ui);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    await focus(ui, toggleOf("Werkplaats"));
    await openBranch(ui, "Werkplaats");
    await ui.press("Escape");
    await expect.poll(() => isExpanded(ui, "Werkplaats")).toBe(false);
    expect(await ui.eval(() => Reflect.get(window, "wasTaken"))).toBe(true);
  });
});
