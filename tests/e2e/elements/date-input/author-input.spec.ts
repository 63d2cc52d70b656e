import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, problems } from "../page.ts";
import {
  BUTTON,
  day,
  expectFocus,
  INPUT,
  isOpen,
  message,
  openCalendar,
  openPage,
  set,
  TAG,
  text,
} from "./date-page.ts";

const isDisabled = (ui: Ui, expected: boolean) =>
  expect.poll(() => ui.attribute(BUTTON, "disabled")).toBe(expected ? "" : null);

/** Replaces the element's markup. */
const put = (ui: Ui, html: string) =>
  ui.eval(
    (tag, markup) => {
      const element = document.querySelector(tag);
      if (element) element.innerHTML = markup;
    },
    TAG,
    html,
  );

test.describe("the author's own input", () => {
  test.beforeEach(({ ui }) => openPage(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [name, selector] of [
    ["disabled", INPUT],
    ["readonly", INPUT],
    ["disabled", "#fieldset"],
  ] as const)
    test(`has no calendar while ${selector} is ${name}`, async ({ ui }) => {
      await isDisabled(ui, false);
      await set(ui, { [name]: "" }, selector);
      await isDisabled(ui, true);
      await set(ui, { [name]: null }, selector);
      await isDisabled(ui, false);
      await openCalendar(ui);
    });

  test("may be added later, replaced and removed", async ({ ui }) => {
    await put(ui, "");
    await isDisabled(ui, true);
    await put(ui, '<input id="dag" value="24-12-2026">');
    await isDisabled(ui, false);
    await openCalendar(ui);
    await expectFocus(ui, "2026-12-24");
    await ui.press("Escape");
    await isOpen(ui, false);
    await put(ui, '<p><input id="dag" value="straks"></p>');
    await expect.poll(() => message(ui)).not.toBe("");
  });

  test("is restored when it leaves the element, so that its form can be submitted", async ({ ui }) => {
    await put(ui, '<input id="dag" value="straks">');
    await expect.poll(() => message(ui)).not.toBe("");
    await ui.eval(() => document.querySelector("form")?.append(document.querySelector("#dag") ?? ""));
    await expect.poll(() => message(ui)).toBe("");
  });

  test("is restored when the element is removed", async ({ ui }) => {
    await put(ui, '<input id="dag" value="straks">');
    await expect.poll(() => message(ui)).not.toBe("");
    const left = await ui.eval(async (tag) => {
      const element = document.querySelector(tag);
      element?.remove();
      await new Promise((resolve) => setTimeout(resolve));
      return element?.querySelector("input")?.validationMessage;
    }, TAG);
    expect(left).toBe("");
  });

  test("is the first text field; an input with the browser's own picker is ignored", async ({ ui }) => {
    await put(
      ui,
      '<input type="hidden" value="01-01-2026"><input type="date" value="2026-01-02"><input id="dag"><input id="ander">',
    );
    await openCalendar(ui);
    await ui.click('dealer-date-input >>> td[data-today="true"] button');
    await expect.poll(() => text(ui)).not.toBe("");
    const others = await ui.eval(() =>
      [...document.querySelectorAll<HTMLInputElement>("dealer-date-input input:not(#dag)")].map(
        ({ value }) => value,
      ),
    );
    expect(others).toEqual(["01-01-2026", "2026-01-02", ""]);
    await put(ui, '<input type="date" value="2026-01-02">');
    await isDisabled(ui, true);
  });

  test("is not clicked by presses in the calendar when a label is around the element", async ({ ui }) => {
    await ui.eval((tag) => {
      const label = document.createElement("label");
      const element = document.querySelector(tag);
      element?.replaceWith(label);
      label.append("Dag ", element ?? "");
      label
        .querySelector("input")
        ?.addEventListener("click", () => document.body.setAttribute("data-pressed", ""));
    }, TAG);
    await openCalendar(ui);
    await ui.click(day("2026-11-12"));
    await isOpen(ui, false);
    await expectFocus(ui, "button");
    expect(await ui.attribute("body", "data-pressed")).toBe(null);
  });

  test("is set past a framework's own value setter", async ({ ui }) => {
    await ui.eval((selector) => {
      const input = document.querySelector(selector) as HTMLInputElement;
      const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      Object.defineProperty(input, "value", { ...own, set: () => undefined });
    }, INPUT);
    await openCalendar(ui);
    await ui.click(day("2026-11-12"));
    await expect.poll(() => text(ui)).toBe("12-11-2026");
  });

  test("belongs to its own element only", async ({ ui }) => {
    await ui.eval((tag) => {
      const second = document.createElement(tag);
      second.innerHTML = '<input id="terug" value="01/02/2026">';
      document.querySelector("form")?.append(second);
    }, TAG);
    await ui.click(`#fieldset ${BUTTON}`);
    await ui.click(`#fieldset ${day("2026-11-12")}`);
    await expect.poll(() => text(ui)).toBe("12-11-2026");
    expect(await ui.eval(() => document.querySelector<HTMLInputElement>("#terug")?.value)).toBe("01/02/2026");
  });

  test("works in a shadow tree, including its form's reset", async ({ ui }) => {
    await ui.eval((tag) => {
      const host = document.createElement("div");
      document.querySelector("form")?.replaceWith(host);
      const root = host.attachShadow({ mode: "open" });
      root.innerHTML = `<form><${tag} format="dd-mm-yy"><input value="20-11-2026"></${tag}></form>`;
      const input = root.querySelector("input") as HTMLInputElement;
      input.value = "21-11-2026";
      for (const type of ["focusin", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
      root.querySelector("form")?.reset();
    }, TAG);
    const emitted = () => ui.eval(() => window.dealerEvents.map(({ detail }) => detail));
    await expect.poll(emitted).toEqual([{ iso: "2026-11-20", text: "20-11-2026" }]);
    await ui.click(`div >>> ${BUTTON}`);
    await expect.poll(() => isShown(ui, `div >>> ${TAG} >>> dialog`)).toBe(true);
  });
});
