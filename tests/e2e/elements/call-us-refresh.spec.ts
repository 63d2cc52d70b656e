import { expect, test, type Ui } from "../../support/ui.ts";
import { firedEvents, isShown, matches, open, PAGE, problems } from "./page.ts";
import { REFRESHES } from "./refreshes.ts";

const BUTTON = 'dealer-call-us >>> [part="button"]';
const NUMBER = 'dealer-call-us a[href^="tel:"]';

const isOpen = (ui: Ui) => matches(ui, "dealer-call-us:state(open)[open]");

async function shows(ui: Ui, shown: boolean, moment: string) {
  await expect.poll(() => isShown(ui, NUMBER), moment).toBe(shown);
  await expect.poll(() => isOpen(ui), moment).toBe(shown);
}

/** What the server sends in the page's header. */
const serverHtml = (ui: Ui) =>
  ui.eval(async () => {
    const html = await (await fetch(location.href)).text();
    return new DOMParser().parseFromString(html, "text/html").querySelector("header")?.innerHTML ?? "";
  });

for (const [library, refresh] of Object.entries(REFRESHES))
  test(`a refresh by ${library} leaves the call panel as the visitor has it`, async ({ ui }) => {
    await open(ui, `${PAGE}&probe`);
    const closed = await serverHtml(ui);
    const opened = closed.replace("<dealer-call-us>", "<dealer-call-us open>");
    await refresh(ui, "header", opened);
    await shows(ui, true, "opened by the server");
    await refresh(ui, "header", closed);
    await shows(ui, false, "closed by the server");
    await ui.click(BUTTON);
    await shows(ui, true, "opened");
    for (let again = 0; again < 2; again++) {
      await refresh(ui, "header", closed);
      await shows(ui, true, "opened, refreshed");
      await expect.poll(() => ui.focused(), "the focus").toMatchObject({ part: "button" });
    }
    await ui.click(BUTTON);
    await shows(ui, false, "closed");
    await refresh(ui, "header", opened);
    await shows(ui, false, "closed, refreshed");
    const events = (await firedEvents(ui)).filter(({ type }) => type === "dealer-call-us-toggled");
    expect(events.map(({ detail }) => detail)).toEqual([{ open: true }, { open: false }]);
    expect(await problems(ui)).toEqual([]);
  });

test("a script closes and opens the panel after the visitor has, by attribute and by property", async ({
  ui,
}) => {
  await open(ui, PAGE);
  await ui.click(BUTTON);
  await shows(ui, true, "opened");
  await ui.eval(() => document.querySelector("dealer-call-us")?.removeAttribute("open"));
  await shows(ui, false, "closed by its attribute");
  await ui.eval(() => Object.assign(document.querySelector("dealer-call-us") ?? {}, { open: true }));
  await shows(ui, true, "opened by its property");
});

test("a script that always takes the choice away does not block the page", async ({ ui }) => {
  await open(ui, PAGE);
  await ui.click(BUTTON);
  await shows(ui, true, "opened");
  await ui.eval(() => {
    const panel = document.querySelector("dealer-call-us");
    const remove = () => {
      for (const name of panel?.getAttributeNames() ?? []) panel?.removeAttribute(name);
    };
    new MutationObserver(remove).observe(document.body, { attributes: true, subtree: true });
    remove();
  });
  expect(await ui.eval(() => new Promise((resolve) => setTimeout(() => resolve("goes on"))))).toBe("goes on");
});
