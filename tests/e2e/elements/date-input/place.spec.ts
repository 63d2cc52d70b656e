import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, NARROW, open, problems, WIDE } from "../page.ts";

const PAGE = "/tests/pages/date-places.html?probe";

/** Of each group, without `-0`: how much wider the input in the element is than the one beside it, and where its button is. */
const places = (ui: Ui) =>
  ui.eval(() =>
    Object.fromEntries(
      [...document.querySelectorAll("form > div:not([hidden])")].map((group) => {
        const [without, inside] = [...group.querySelectorAll("input")].map((one) =>
          one.getBoundingClientRect(),
        );
        const button = group.querySelector("dealer-date-input")?.shadowRoot?.querySelector("button");
        const box = button?.getBoundingClientRect();
        if (!without || !inside || !box) return [group.id, "no button"];
        const isRtl = getComputedStyle(group).direction === "rtl";
        const place = {
          wider: Math.round(inside.width - without.width) + 0,
          fromEnd: Math.round(isRtl ? box.left - inside.left : inside.right - box.right) + 0,
          fromMiddle: Math.round(box.top + box.height / 2 - (inside.top + inside.height / 2)) + 0,
        };
        return [group.id, place];
      }),
    ),
  );

const ids = ["plain", "block", "label", "low", "grid", "row", "rtl", "zoomed", "phone"];
const RIGHT = { wider: 0, fromEnd: 0, fromMiddle: 0 };
const allRight = (groups: readonly string[]) => Object.fromEntries(groups.map((id) => [id, RIGHT]));

test("the input is as wide as without the element, and the button is on its end, in its middle", async ({
  ui,
}) => {
  await open(ui, PAGE);
  await expect.poll(() => places(ui)).toEqual(allRight(ids));
  await ui.viewport(...NARROW);
  await expect.poll(() => places(ui)).toEqual(allRight(ids));
  await ui.viewport(...WIDE);
  await expect.poll(() => places(ui)).toEqual(allRight(ids));
  await ui.eval(() => document.querySelector("#late")?.removeAttribute("hidden"));
  await expect.poll(() => places(ui)).toEqual(allRight([...ids, "late"]));
  await ui.eval(() => {
    const element = document.querySelector("#block dealer-date-input");
    if (element) element.innerHTML = '<label for="nieuw">Nieuw</label> <input id="nieuw" class="control">';
  });
  await expect.poll(() => places(ui)).toEqual(allRight([...ids, "late"]));
  expect(await ui.attribute("#block dealer-date-input", "style")).toBe(null);
  expect(await problems(ui)).toEqual([]);
});

test("the button is not printed", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", `${ui.engine}'s driver cannot print`);
  await open(ui, PAGE);
  const button = "#plain dealer-date-input >>> [part=button]";
  await expect.poll(() => isShown(ui, button)).toBe(true);
  await ui.page?.emulateMedia({ media: "print" });
  expect(await isShown(ui, button)).toBe(false);
});
