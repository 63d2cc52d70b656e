import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { focus, keepsTip, LEAVE_MS, markup, openStopped, rest, setAttribute, showsTip, TIP } from "./tips.ts";

const LITERAL = "<strong>Bijtelling</strong><br />17% &amp; meer";

/** The texts that describe an element, found in its own root. */
const descriptions = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const ids = document.querySelector(wanted)?.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? null);
  }, selector);

const leave = async (ui: Ui) => {
  await ui.moveTo(0, 0);
  await ui.clock.tick(LEAVE_MS);
  await showsTip(ui);
};

test.describe("a tip's text", () => {
  test.beforeEach(({ ui }) => openStopped(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [id, text] of Object.entries({
    price: "Inclusief btw en leges",
    apk: "APK tot maart 2027",
    bs3: "Van Bootstrap 3",
    bs5: "Van Bootstrap 5",
    joomla: LITERAL,
  }))
    test(`is that of #${id}, whose markup is restored`, async ({ ui }) => {
      const before = await markup(ui, `#${id}`);
      await rest(ui, `#${id}`);
      await showsTip(ui, text);
      expect(await markup(ui, `#${id}`)).not.toBe(before);
      await leave(ui);
      expect(await markup(ui, `#${id}`)).toBe(before);
    });

  test("is never parsed as HTML", async ({ ui }) => {
    const hostile = `<img src=x onerror="document.title='geraakt'">`;
    await setAttribute(ui, "#price", "data-dealer-tooltip", hostile);
    await rest(ui, "#price");
    await showsTip(ui, hostile);
    expect(await ui.eval((tip) => document.querySelector(tip)?.childElementCount, TIP)).toBe(0);
    expect(await ui.eval(() => document.title)).toBe("Tips");
  });

  test("shows nothing when it is blank", async ({ ui }) => {
    const before = await markup(ui, "#empty");
    await rest(ui, "#empty");
    await keepsTip(ui);
    expect(await markup(ui, "#empty")).toBe(before);
  });

  test("is added to the trigger's existing description", async ({ ui }) => {
    const before = await markup(ui, "#described");
    await rest(ui, "#described");
    await showsTip(ui, "Tot 7 zitplaatsen");
    expect(await descriptions(ui, "#described")).toEqual([
      "Prijzen zijn adviesprijzen.",
      null,
      "Tot 7 zitplaatsen",
    ]);
    await leave(ui);
    expect(await markup(ui, "#described")).toBe(before);
  });

  test("is also that of a copy which the page makes meanwhile, as a tray of chosen cars does", async ({
    ui,
  }) => {
    await rest(ui, "#apk");
    await showsTip(ui, "APK tot maart 2027");
    await ui.eval(() => {
      const trigger = document.querySelector("#apk");
      const copy = trigger?.cloneNode(true) as Element;
      copy.id = "copy";
      trigger?.after(copy);
    });
    await leave(ui);
    await rest(ui, "#copy");
    await showsTip(ui, "APK tot maart 2027");
    await leave(ui);
    expect(await ui.attribute("#copy", "title")).toBe("APK tot maart 2027");
    expect(await ui.attribute("#copy", "data-dealer-title")).toBe(null);
  });

  test("keeps the page's later changes to the trigger", async ({ ui }) => {
    await rest(ui, "#apk");
    await showsTip(ui, "APK tot maart 2027");
    await ui.eval(() => {
      const link = document.querySelector("#apk");
      link?.setAttribute("aria-describedby", `note ${link.getAttribute("aria-describedby")}`);
    });
    await setAttribute(ui, "#apk", "title", "Nieuw");
    await showsTip(ui, "Nieuw");
    expect(await ui.attribute("#apk", "title")).toBe("");
    await leave(ui);
    expect(await ui.attribute("#apk", "aria-describedby")).toBe("note");
    expect(await ui.attribute("#apk", "title")).toBe("Nieuw");
  });
});

/** Whether the browser would show its own tooltip over an element; the nearest title counts. */
const nativeBubble = (ui: Ui, selector: string) =>
  ui.eval(
    (wanted) => document.querySelector(wanted)?.closest("[title]")?.getAttribute("title") ?? "",
    selector,
  );

test.describe("the browser's own tooltip", () => {
  test.beforeEach(({ ui }) => openStopped(ui));

  for (const id of ["apk", "bs5", "inside"])
    test(`has no text for #${id} as soon as the pointer is on it`, async ({ ui }) => {
      const before = await nativeBubble(ui, `#${id}`);
      expect(before).not.toBe("");
      await ui.hover(`#${id}`);
      await expect.poll(() => nativeBubble(ui, `#${id}`)).toBe("");
      await rest(ui, `#${id}`);
      expect(await nativeBubble(ui, `#${id}`)).toBe("");
      await leave(ui);
      expect(await nativeBubble(ui, `#${id}`)).toBe(before);
    });

  test("stays for elements without a tip", async ({ ui }) => {
    await ui.hover("#note");
    await expect.poll(() => nativeBubble(ui, "#note")).toBe("Van de hele regel");
  });
});

/** The name that axe computes as assistive technology does. */
const nameOf = async (ui: Ui, selector: string) => {
  await ui.axe({ include: selector, runOnly: ["link-name"] });
  return ui.eval((wanted) => {
    const { setup, teardown, commons } = window.axe as unknown as AxeParts;
    setup(document.documentElement);
    const name = commons.text.accessibleText(document.querySelector(wanted));
    teardown();
    return name;
  }, selector);
};

interface AxeParts {
  setup(root: Element): void;
  teardown(): void;
  commons: { text: { accessibleText(element: Element | null): string } };
}

test.describe("a trigger's name", () => {
  test.beforeEach(({ ui }) => openStopped(ui));

  test("stays when only its title named it, and is not repeated", async ({ ui }) => {
    const before = await markup(ui, "#mail");
    await focus(ui, "#mail");
    await showsTip(ui, "Stuur een e-mail");
    expect(await ui.attribute("#mail", "title")).toBe("");
    expect(await nameOf(ui, "#mail")).toBe("Stuur een e-mail");
    expect(await ui.attribute("#mail", "aria-describedby")).toBe(null);
    await ui.press("Escape");
    await showsTip(ui);
    expect(await markup(ui, "#mail")).toBe(before);
  });

  test("stays when only its title named a field", async ({ ui }) => {
    await ui.eval(() => document.querySelector("#plate")?.removeAttribute("aria-label"));
    const before = await markup(ui, "#plate");
    await focus(ui, "#plate");
    await showsTip(ui, "Zes tekens, zonder streepjes");
    expect(await nameOf(ui, "#plate")).toBe("Zes tekens, zonder streepjes");
    await ui.press("Escape");
    await showsTip(ui);
    expect(await markup(ui, "#plate")).toBe(before);
  });

  test("stays when it has one of its own", async ({ ui }) => {
    await focus(ui, "#apk");
    await showsTip(ui, "APK tot maart 2027");
    expect(await nameOf(ui, "#apk")).toBe("APK");
    expect(await descriptions(ui, "#apk")).toEqual(["APK tot maart 2027"]);
  });

  test("is not repeated by a tip with the same text", async ({ ui }) => {
    await focus(ui, "#close");
    await showsTip(ui, "Sluiten");
    expect(await ui.attribute("#close", "aria-describedby")).toBe(null);
  });
});
