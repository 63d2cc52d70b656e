import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, open, problems, WIDE } from "../page.ts";
import { putMarkup, putPage, SURFACES_PAGE } from "./surfaces.ts";

/** A theme that makes all links alike, and its colours unseen in a dark contrast theme. */
const THEME = `:root { --dealer-accent: #000; --dealer-on-accent: #000 }
  nav a { font-weight: 700; text-decoration: none }`;
const NOW = new Date().toISOString().slice(0, 8);
const STATES = `<header><dealer-mega-nav><nav><ul>
    <li class="current-menu-item"><a id="current" href="#aanbod">Aanbod</a></li><li><a id="other" href="#x">Contact</a></li>
  </ul></nav></dealer-mega-nav></header>
  <main><dealer-date-input format="yy-mm-dd"><input aria-label="Dag" value="${NOW}15"></dealer-date-input></main>`;

/** A property of two elements, which must differ: of one with a state, and of one without. */
const differs = (ui: Ui, one: string, other: string, property: string) =>
  expect
    .poll(
      () =>
        ui.eval(
          (name, ...paths) => {
            const [found, absent] = paths.map((path) => {
              const [first = "", inner] = path.split(" >>> ");
              const element = document.querySelector(first);
              const wanted = inner ? element?.shadowRoot?.querySelector(inner) : element;
              return wanted && getComputedStyle(wanted).getPropertyValue(name);
            });
            return Boolean(found && absent) && found !== absent;
          },
          property,
          one,
          other,
        ),
      `${one} and ${other}: ${property}`,
    )
    .toBe(true);

const MENU_BUTTON = "dealer-mega-nav >>> [part=toggle]";
const toggleOf = (label: string) => `dealer-mega-nav [data-dealer-toggle][aria-label*="${label}"]`;

/** How many pixels of a screenshot have another colour than its corner. */
const drawnPixels = (ui: Ui, picture: Buffer) =>
  ui.eval(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      pen?.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(
        pen?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? new ArrayBuffer(0),
      );
      return pixels.filter((pixel) => pixel !== pixels[0]).length;
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );

test.describe("in forced colours", () => {
  test.skip(({ engine }) => engine !== "chromium", "only Chromium's driver can force colours");

  for (const indicator of ["", 'indicator="arrows"'])
    for (const colorScheme of ["light", "dark"] as const)
      test(`each toggle of a narrow page shows its sign, ${colorScheme} ${indicator}`, async ({ ui }) => {
        await ui.page?.emulateMedia({ forcedColors: "active", colorScheme });
        await open(ui, SURFACES_PAGE, NARROW);
        await putPage(ui, { css: "" }, indicator);
        await ui.click(MENU_BUTTON);
        const sign = async () => drawnPixels(ui, await ui.screenshot(toggleOf("Aanbod")));
        await expect.poll(sign).toBeGreaterThan(10);
        await ui.click(toggleOf("Aanbod"));
        // Without the focus ring.
        await ui.eval(() => (document.activeElement as HTMLElement | null)?.blur());
        await expect.poll(sign).toBeGreaterThan(10);
        expect(await problems(ui)).toEqual([]);
      });

  for (const colorScheme of ["light", "dark"] as const)
    test(`what is current, chosen or today differs from what is not, ${colorScheme}`, async ({ ui }) => {
      await ui.page?.emulateMedia({ forcedColors: "active", colorScheme });
      await open(ui, SURFACES_PAGE, WIDE);
      await putMarkup(ui, { css: THEME }, STATES);
      await differs(ui, "#current", "#other", "text-decoration-line");
      await ui.click("dealer-date-input >>> [part=button]");
      const day = (state: string) => `dealer-date-input >>> ${state}`;
      const plain = day("td:not([aria-selected]) button:not([aria-current])");
      await differs(ui, day("[aria-selected] button"), day("dialog"), "background-color");
      await differs(ui, day("[aria-selected] button"), plain, "background-color");
      await differs(ui, day("[aria-current]"), plain, "border-top-width");
      expect(await problems(ui)).toEqual([]);
    });

  test("the cover shows a line before any code", async ({ ui }) => {
    await ui.page?.emulateMedia({ forcedColors: "active" });
    await ui.viewport(...WIDE);
    await ui.goto("/~drop-silent/core-/tests/pages/surfaces.html");
    await ui.eval(() => document.body.insertAdjacentHTML("beforeend", "<dealer-loader></dealer-loader>"));
    await expect.poll(async () => drawnPixels(ui, await ui.screenshot())).toBeGreaterThan(100);
  });

  test("a list in another place has an edge", async ({ ui }) => {
    await ui.page?.emulateMedia({ forcedColors: "active" });
    await open(ui, SURFACES_PAGE, NARROW);
    const list =
      '<nav><ul id="list"><li><a href="#a">Aanbod</a></li><li><a href="#b">Werkplaats</a></li></ul></nav>';
    await putMarkup(ui, { css: "" }, `${list}<dealer-mega-nav for="#list"></dealer-mega-nav>`);
    await expect
      .poll(() => ui.eval(() => document.querySelector("#list[data-dealer-menu]") !== null))
      .toBe(true);
    await ui.click(MENU_BUTTON);
    const edge = () =>
      ui.eval(() => getComputedStyle(document.querySelector("#list") as Element).borderTopWidth);
    await expect.poll(edge).toBe("1px");
    expect(await problems(ui)).toEqual([]);
  });
});
