import { transformWithOxc } from "vite";
import { propertyName } from "../../../src/kernel/element/property-name.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { declarationOf, declaredTags, namesOf } from "../contract/manifest.ts";
import { subjects } from "../contract/subjects.ts";
import { otherValue } from "../contract/values.ts";
import { isReady, problems, violations } from "../elements/page.ts";
import {
  CATALOGUE,
  field,
  fieldValue,
  fill,
  hasNoProblems,
  isLoaded,
  liveProperty,
  logged,
  openCatalogue,
  pressInExample,
  showExample,
  snippet,
} from "./catalogue.ts";

const CALL_US_BUTTON = ["dealer-call-us", "[part=button]"];

const shown = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const all = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility());
    return all.map(({ id, textContent }) => id || textContent);
  }, selector);

test("the catalogue shows every element of the manifest, and no other", async ({ ui }) => {
  await openCatalogue(ui);
  expect(await shown(ui, "section")).toEqual(declaredTags);
  expect(await shown(ui, "#contents a")).toEqual(declaredTags);
  await hasNoProblems(ui);
});

test("the catalogue has a labelled field for every attribute and custom property, and a row for everything else", async ({
  ui,
}) => {
  await openCatalogue(ui);
  const read = (id: string) => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(`#${id} ${selector}`)].map(({ textContent }) => textContent);
    const fields = [...document.querySelectorAll<HTMLInputElement>(`#${id} .field [id]:is(input, select)`)];
    return {
      fields: fields.map((input) => [input.id, input.labels?.[0]?.textContent]),
      rows: texts(".details li:not(.field) > :first-child").sort(),
    };
  };
  for (const tag of declaredTags) {
    const { attributes, members, events, slots, cssParts, cssStates, cssProperties } = declarationOf(tag);
    const wanted = [...(attributes ?? []), ...(cssProperties ?? [])].map(({ name }) => [
      `${tag}.${name}`,
      name,
    ]);
    const rows = [
      ...namesOf(members?.filter(({ kind }) => kind === "method")).map((name) => `${name}()`),
      ...namesOf(events),
      ...namesOf(slots).map((name) => name || "default"),
      ...namesOf(cssStates).map((name) => `:state(${name})`),
      ...namesOf(cssParts),
    ];
    const { fields, rows: found } = await ui.eval(read, tag);
    expect(fields, tag).toEqual(wanted);
    expect([...new Set(found.map((text) => text.trim()))].sort(), tag).toEqual([...new Set(rows)].sort());
  }
});

/** A text field leaves the ends of lines out. */
const inOneLine = (value: unknown) => (typeof value === "string" ? value.replace(/[\r\n]/g, "") : value);

test("a field sets the live element's value until it is reset", async ({ ui }) => {
  await openCatalogue(ui);
  for (const { tag, attributes, properties } of subjects) {
    await showExample(ui, tag);
    for (const [name, attribute] of attributes) {
      if (!properties.includes(propertyName(name))) continue;
      const { value, text } = otherValue(attribute);
      const selector = field(tag, name);
      const before = await liveProperty(ui, tag, propertyName(name));
      const wasText =
        attribute.type === "boolean" ? Boolean(before) : ((await fieldValue(ui, selector)) ?? "");
      await fill(ui, selector, attribute.type === "boolean" ? Boolean(value) : text);
      expect(await liveProperty(ui, tag, propertyName(name)), `${tag} ${name}`).toBe(inOneLine(value));
      await fill(ui, selector, wasText);
      expect(await liveProperty(ui, tag, propertyName(name)), `${tag} ${name}`).toBe(before);
    }
  }
  await hasNoProblems(ui);
});

test("an event is logged with its detail, and the fields and states follow the live element", async ({
  ui,
}) => {
  await openCatalogue(ui, "#dealer-call-us");
  await showExample(ui, "dealer-call-us");
  await pressInExample(ui, "dealer-call-us", CALL_US_BUTTON);
  await expect
    .poll(() => logged(ui, "dealer-call-us"))
    .toEqual(['dealer-call-us-toggled {"open":true}', 'dealer-call-us-toggle {"open":true}']);
  await expect
    .poll(() =>
      ui.eval(() =>
        [...document.querySelectorAll("#dealer-call-us .state.holds")].map((one) => one.textContent),
      ),
    )
    .toContain(":state(open)");
  const isOpen = () =>
    ui.eval(
      (wanted) => document.querySelector<HTMLInputElement>(wanted)?.checked,
      field("dealer-call-us", "open"),
    );
  await expect.poll(isOpen).toBe(true);
  expect(await snippet(ui, "dealer-call-us")).toMatch(/<dealer-call-us [^>]*open(?=[ >])/);
});

test("a cancelable event can be prevented", async ({ ui }) => {
  await openCatalogue(ui, "#dealer-call-us");
  await showExample(ui, "dealer-call-us");
  await ui.click("#dealer-call-us .log label");
  await pressInExample(ui, "dealer-call-us", CALL_US_BUTTON);
  await expect
    .poll(() => logged(ui, "dealer-call-us"))
    .toEqual(['dealer-call-us-toggle {"open":true} cancelled']);
  expect(await liveProperty(ui, "dealer-call-us", "open")).toBe(false);
});

test("a button calls its method", async ({ ui }) => {
  await ui.setCookie("reDimCookieHint", "1");
  await openCatalogue(ui, "#dealer-cookie-hint");
  const marked = () =>
    ui.eval(() =>
      [...document.querySelectorAll("#dealer-cookie-hint .state.holds")].map(
        ({ textContent }) => textContent,
      ),
    );
  await isLoaded(ui, "dealer-cookie-hint");
  expect(await marked()).toEqual([]);
  await ui.click("#dealer-cookie-hint .details li button");
  await expect.poll(marked).toContain(":state(shown)");
});

test("a part is outlined, and a custom property takes effect", async ({ ui }) => {
  await openCatalogue(ui, "#dealer-call-us");
  await showExample(ui, "dealer-call-us");
  const look = () =>
    ui.eval(() => {
      const page = document.querySelector<HTMLIFrameElement>("#dealer-call-us iframe")?.contentDocument;
      const button = page?.querySelector("dealer-call-us")?.shadowRoot?.querySelector("button");
      if (!button) return undefined;
      const { outlineStyle, backgroundColor } = getComputedStyle(button);
      return { outlineStyle, backgroundColor };
    });
  await expect.poll(look).toMatchObject({ outlineStyle: "none" });
  await ui.click('#dealer-call-us [value="button"]');
  await fill(ui, field("dealer-call-us", "--dealer-call-us-accent"), "#123456");
  await expect.poll(look).toEqual({ outlineStyle: "dashed", backgroundColor: "rgb(18, 52, 86)" });
  expect(await snippet(ui, "dealer-call-us")).toContain("--dealer-call-us-accent: #123456;");
});

test("the snippets follow the fields, for every host", async ({ ui }) => {
  await openCatalogue(ui, "#dealer-carousel");
  await fill(ui, field("dealer-carousel", "no-autoplay"), true);
  await fill(ui, field("dealer-carousel", "interval-ms"), "2000");
  const start = {
    HTML: '<dealer-carousel interval-ms="2000" no-autoplay>',
    WordPress: '<dealer-carousel interval-ms="2000" no-autoplay>',
    Joomla: '<dealer-carousel interval-ms="2000" no-autoplay>',
    React: "<dealer-carousel interval-ms={2000} no-autoplay ondealer-carousel-rotation-changed={",
    Vue: '<dealer-carousel @dealer-carousel-rotation-changed="(event) => console.log(event.detail)" interval-ms="2000" no-autoplay>',
  };
  for (const [host, text] of Object.entries(start)) {
    await ui.click(`#dealer-carousel [value="${host}"]`);
    await expect.poll(() => snippet(ui, "dealer-carousel"), host).toContain(text);
  }
  await ui.page?.context().grantPermissions(ui.engine === "chromium" ? ["clipboard-write"] : []);
  await ui.click("#dealer-carousel .snippet button");
  await expect.poll(() => ui.text("#dealer-carousel .snippet [role=status]")).toBe("Copied");
});

test("the snippets follow the fields while the example's page is still loading", async ({ ui }) => {
  await openCatalogue(ui, "#dealer-call-us");
  await showExample(ui, "dealer-call-us");
  const empty = (id: string) => {
    const page = document.querySelector<HTMLIFrameElement>(`#${id} iframe`)?.contentDocument;
    page?.body.remove();
    return page?.body ?? null;
  };
  expect(await ui.eval(empty, "dealer-call-us")).toBeNull();
  await fill(ui, field("dealer-call-us", "label"), "Bel nu");
  expect(await snippet(ui, "dealer-call-us")).toMatch(/<dealer-call-us [^>]*label="Bel nu"/);
});

test("the snippet for React is TSX", async ({ ui }) => {
  await openCatalogue(ui, "&for=React");
  for (const tag of declaredTags) {
    const code = (await snippet(ui, tag)) ?? "";
    expect(code).toContain(`<${tag}`);
    const { code: compiled } = await transformWithOxc(code, "Example.tsx");
    expect(compiled).toContain(`"${tag}"`);
  }
});

test("a link opens an element with its settings", async ({ ui }) => {
  await openCatalogue(ui, "&dealer-call-us.label=Vraag+ons#dealer-call-us");
  await expect.poll(async () => (await ui.focused()).id).toBe("dealer-call-us");
  const top = () => ui.eval(() => document.getElementById("dealer-call-us")?.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) ?? Number.NaN)).toBeLessThan(100);
  expect(await fieldValue(ui, field("dealer-call-us", "label"))).toBe("Vraag ons");
  await showExample(ui, "dealer-call-us");
  expect(await liveProperty(ui, "dealer-call-us", "label")).toBe("Vraag ons");
  expect(await snippet(ui, "dealer-call-us")).toMatch(/<dealer-call-us [^>]*label="Vraag ons"/);
  await fill(ui, field("dealer-call-us", "label"), "Bel nu");
  await expect.poll(() => ui.url()).toContain("dealer-call-us.label=Bel+nu");
});

test("the search shows the entries with every word", async ({ ui }) => {
  await openCatalogue(ui);
  await ui.click("#search");
  await ui.type("matomo consent");
  await expect.poll(() => shown(ui, "section")).toEqual(["dealer-tags"]);
  expect(await shown(ui, "#contents a")).toEqual(["dealer-tags"]);
  expect(await ui.text("#found")).toBe(`1 of ${declaredTags.length} elements`);
});

for (const width of [320, 1280, 2560])
  test(`the catalogue fits a window of ${width} px`, async ({ ui }) => {
    await openCatalogue(ui, "", [width, 900]);
    const room = await ui.eval(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(room).toBe(0);
  });

test("the catalogue has no axe violations @reduced", async ({ ui }) => {
  await openCatalogue(ui, "&for=React");
  await ui.eval(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect(await ui.axe({ iframes: false })).toEqual([]);
});

for (const tag of declaredTags) {
  test(`the example of ${tag} has no axe violations @reduced`, async ({ ui }) => {
    await ui.goto(`${CATALOGUE}demos/${tag}.html?probe`);
    await isReady(ui);
    expect(await violations(ui)).toEqual([]);
  });

  test(`the example of ${tag} logs nothing`, async ({ ui }) => {
    await ui.goto(`${CATALOGUE}demos/${tag}.html?probe`);
    await isReady(ui);
    expect(await problems(ui)).toEqual([]);
  });
}

test("the example of dealer-autocomplete has a server", async ({ ui }) => {
  await ui.goto(`${CATALOGUE}demos/dealer-autocomplete.html?probe`);
  await isReady(ui);
  await ui.click("input");
  await ui.type("hybride");
  const options = () =>
    ui.eval(() => [...document.querySelectorAll('[part~="option"]')].map(({ textContent }) => textContent));
  await expect.poll(options).toEqual(["Noorda Kust 1.5 Hybride"]);
  expect(await problems(ui)).toEqual([]);
});
