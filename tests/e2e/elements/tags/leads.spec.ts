import { expect, test, type Ui } from "../../../support/ui.ts";
import { runModule, setAttributes, settle } from "../../contract/in-page.ts";
import { hasRun, requestsWith } from "../../tag-services.ts";
import { problems } from "../page.ts";
import { decideAndClose, declineElsewhere } from "./banner.ts";
import {
  BANNER,
  dataLayer,
  LATER,
  matomoQueue,
  open,
  STILL_PAGE,
  services,
  show,
  TAGS_PAGE,
  tags,
} from "./page.ts";

const ALL_KINDS = 'leads="tel whatsapp route form"';
const TEL = '<a id="ready" href="tel:+31201234567">020 123 45 67</a>';

/** The leads that Google's data layer has, as `kind place`; with `ga` before those in a command of Google's tag. */
const leads = (ui: Ui, layer = "dataLayer"): Promise<string[]> =>
  ui.eval((name) => {
    const entries = (Reflect.get(window, name) ?? []) as Record<string, unknown>[];
    return entries.flatMap((entry) => {
      const [command, event, values] =
        "length" in entry ? Array.from(entry as never) : ["", entry.event, entry];
      if (event !== "dealer_lead") return [];
      const { kind, place } = Object(values);
      return `${command ? "ga " : ""}${kind} ${place}`;
    });
  }, layer);

/** The leads that have arrived at Matomo's server. */
const arrived = async (name: string) =>
  (await requestsWith(`/${name}/matomo.php`)).map(
    (url) => new URL(url, "http://rig").searchParams.get("event") ?? "",
  );

/** Presses as a script does; `type` is also that of another button of the mouse. */
const press = (ui: Ui, selector: string, type = "click", button = 0) =>
  ui.eval(
    (wanted, kind, pressed) => {
      const event = new MouseEvent(kind, {
        bubbles: true,
        composed: true,
        cancelable: true,
        button: pressed,
      });
      document.querySelector(wanted)?.dispatchEvent(event);
    },
    selector,
    type,
    button,
  );

/** Waits until leads are counted: a press on `#ready` is. */
const isCounting = (ui: Ui) =>
  expect
    .poll(async () => {
      await press(ui, "#ready");
      return (await leads(ui)).join();
    })
    .toContain("tel ready");

/** Keeps the page where it is, as a script that handles presses and forms itself. */
const stay = (ui: Ui) =>
  ui.eval(() => {
    for (const type of ["click", "auxclick", "submit"])
      document.addEventListener(type, (event) => {
        if (event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      });
  });

async function openCounting(ui: Ui, attributes: string, markup: string, path = TAGS_PAGE) {
  await open(ui, path, "1");
  await show(ui, TEL + markup + tags(`${LATER} ${attributes}`));
  await stay(ui);
  await isCounting(ui);
}

test("links to the dealer are counted by kind and place, once each, wherever they are", async ({ ui }) => {
  const { name, gtm, matomo } = services();
  const markup = `
    <header><a class="tel" href="tel:+31207654321"><b>Bel</b></a></header>
    <section id="werkplaats"><a class="app" target="_blank" href="https://wa.me/31612345678?text=Hallo">App</a></section>
    <main><a class="route" href="https://www.google.com/maps/dir/?api=1&destination=Merel">Route</a></main>
    <footer><svg width="50" height="50"><a class="drawn" href="geo:52.37,4.89"><rect width="50" height="50"/></a></svg></footer>
    <dealer-call-us open><a class="slotted" href="tel:+31201111111">Verkoop</a></dealer-call-us>
    <aside class="shadow"></aside>
    <a class="share" href="https://wa.me/?text=Kijk">Deel</a> <a class="mail" href="mailto:info@merel.example">Mail</a>
    <a class="label">Tel</a>`;
  await openCounting(ui, `${ALL_KINDS} ${gtm} ${matomo}`, markup);
  await hasRun(ui, "matomo.js");
  await ui.eval(runModule, "/dist/elements/dealer-call-us.js");
  await ui.eval(() => {
    const root = document.querySelector(".shadow")?.attachShadow({ mode: "open" });
    if (root) root.innerHTML = '<a href="tel:+31202222222">Leen</a>';
    const later = '<nav id="snel"><a class="later" href="tel:+31203333333">Later</a></nav>';
    document.querySelector("main")?.insertAdjacentHTML("beforeend", later);
  });
  for (const one of [".slotted", ".tel b", ".app", ".route", ".drawn rect", ".later", ".shadow >>> a"])
    await ui.click(one);
  for (const one of [".share", ".mail", ".label"]) await press(ui, one);
  await press(ui, ".tel", "auxclick", 2);
  const all = ["tel dealer-call-us", "tel header", "whatsapp werkplaats", "route main", "route footer"];
  const counted = ["tel ready", ...all, "tel snel", "tel aside"];
  await expect.poll(() => leads(ui)).toEqual(counted);
  await expect.poll(() => arrived(name)).toEqual(counted.map((lead) => `dealer_lead ${lead}`));
  expect(await problems(ui)).toEqual([]);
});

test("also by the keyboard and by the middle button", async ({ ui }) => {
  const markup = '<nav><a class="key" href="tel:1">1</a><a class="middle" href="https://wa.me/2">2</a></nav>';
  await openCounting(ui, `${ALL_KINDS} ${services().gtm}`, markup);
  await ui.eval(() => document.querySelector<HTMLElement>(".key")?.focus());
  await ui.press("Enter");
  await press(ui, ".middle", "auxclick", 1);
  await expect.poll(() => leads(ui)).toEqual(["tel ready", "tel nav", "whatsapp nav"]);
});

test("a second press and a click that is made anew are one act, a later one is another", async ({ ui }) => {
  await openCounting(ui, `${ALL_KINDS} ${services().gtm}`, "", STILL_PAGE);
  const twice = `${ALL_KINDS} ${LATER}`;
  await ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), tags(twice) + tags(twice));
  await ui.clock.tick(2000);
  await ui.click("#ready");
  await ui.click("#ready");
  await press(ui, "#ready");
  await expect.poll(() => leads(ui)).toEqual(["tel ready", "tel ready"]);
  await ui.clock.tick(2000);
  await ui.click("#ready");
  await expect.poll(() => leads(ui)).toEqual(["tel ready", "tel ready", "tel ready"]);
});

test.describe("forms", () => {
  const FORMS = `
    <form id="proefrit" action="/tests/pages/light.html">
      <input name="naam" required value="Jan de Vries"><input name="id" value="geheim"><button>Stuur</button></form>
    <section id="taxatie"><form><input type="tel" name="telefoon" required value="0612345678"><button>Stuur</button></form></section>
    <form id="leeg"><input required><button>Stuur</button></form>
    <form id="zelf" novalidate><input type="email" value="geen adres"><button>Stuur</button></form>
    <form id="aria" novalidate><input aria-required="true"><button>Stuur</button></form>
    <form id="script"><input value="x"><button>Stuur</button></form>
    <form role="search"><input value="golf"><button>Zoek</button></form>
    <form id="zoek"><input type="search" value="golf"><button>Zoek</button></form>
    <form id="login"><input type="password" value="geheim"><button>Log in</button></form>`;

  test("that are sent are counted, also by a script; those that a rule or a script rejects are not", async ({
    ui,
  }) => {
    const { name, all } = services();
    await openCounting(ui, `${ALL_KINDS} ${all}`, FORMS);
    await ui.eval(() => {
      addEventListener(
        "submit",
        ({ target }) => {
          const form = target as HTMLFormElement;
          if (form.matches("#script")) form.querySelector("input")?.setAttribute("aria-invalid", "true");
          else form.reset();
        },
        true,
      );
    });
    const buttons = ["#leeg", "#zelf", "#aria", "#script", "[role=search]", "#zoek", "#login", "#proefrit"];
    for (const form of [...buttons, "#taxatie", "#taxatie"]) await ui.click(`${form} button`);
    const counted = ["tel ready", "form proefrit", "form taxatie"];
    await expect.poll(() => leads(ui)).toEqual(counted.map((lead) => `ga ${lead}`));
    await expect.poll(() => arrived(name)).toEqual(counted.map((lead) => `dealer_lead ${lead}`));
  });

  test("and nothing of what was typed, or of a number, is passed on", async ({ ui }) => {
    const { name, all } = services();
    const links =
      '<a class="app" href="https://wa.me/31612345678?text=Ik+heet+Piet">App</a><h1>Dag Jan de Vries</h1>';
    await openCounting(ui, `${ALL_KINDS} ${all}`, FORMS + links);
    for (const one of [".app", "#proefrit button", "#taxatie button"]) await ui.click(one);
    await expect.poll(async () => (await arrived(name)).length).toBe(4);
    const passedOn = await ui.eval(() =>
      JSON.stringify([Reflect.get(window, "dataLayer"), Reflect.get(window, "_paq")]),
    );
    const sent = (await requestsWith(name)).join(" ");
    expect(passedOn + sent).not.toMatch(/Jan|Vries|Piet|geheim|316|0612|\+3120|tel:|wa\.me/);
  });
});

test.describe("what leaves the page has been counted", () => {
  for (const [what, markup, target, lead] of [
    [
      "a link",
      '<main><a class="go" href="http://maps.google.com/?q=1">Route</a></main>',
      ".go",
      "route main",
    ],
    [
      "a form",
      '<form id="proefrit" action="/tests/pages/light.html"><button>Stuur</button></form>',
      "#proefrit button",
      "form proefrit",
    ],
  ] as const)
    test(what, async ({ ui }) => {
      const { name, matomo } = services();
      await open(ui, TAGS_PAGE, "1");
      await show(ui, TEL + markup + tags(`${LATER} ${ALL_KINDS} ${matomo}`));
      await hasRun(ui, "matomo.js");
      await isCounting(ui);
      await ui.click(target);
      await expect.poll(() => arrived(name)).toContain(`dealer_lead ${lead}`);
    });
});

test("nothing is fetched, counted or kept before consent, and nothing is counted after a withdrawal", async ({
  ui,
}) => {
  const { name, all } = services();
  await open(ui);
  await show(ui, BANNER + TEL + tags(`${ALL_KINDS} ${all}`));
  await stay(ui);
  for (const script of ["gtm.js", "gtag/js", "matomo.js"] as const) await hasRun(ui, script);
  await ui.click("#ready");
  const code = () =>
    ui.eval(
      () => performance.getEntriesByType("resource").filter(({ name }) => /\/leads-/.test(name)).length,
    );
  expect(await code()).toBe(0);
  await decideAndClose(ui, "accepted");
  await isCounting(ui);
  expect(await leads(ui)).toEqual(["ga tel ready"]);
  await expect.poll(() => arrived(name)).toEqual(["dealer_lead tel ready"]);
  await declineElsewhere(ui);
  await expect.poll(() => dataLayer(ui)).toContain("update denied");
  await ui.eval(() => document.querySelector("#ready")?.setAttribute("href", "tel:2"));
  await ui.click("#ready");
  await ui.eval(settle);
  expect(await leads(ui)).toEqual(["ga tel ready"]);
  expect(await arrived(name)).toHaveLength(1);
});

test("a wrong kind is named, and only those in the attribute are counted, also in another data layer", async ({
  ui,
}) => {
  await open(ui, TAGS_PAGE, "1");
  const links = '<a class="app" href="https://wa.me/2">2</a><a class="route" href="geo:1,2">Route</a>';
  await show(ui, TEL + links + tags(`${LATER} data-layer="mine" leads="whatsapp, phone route"`));
  await stay(ui);
  const pressAll = async () => {
    for (const one of ["#ready", ".route", ".app"]) await press(ui, one);
    return leads(ui, "mine");
  };
  await expect.poll(pressAll).toContain("whatsapp page");
  expect(new Set(await pressAll())).toEqual(new Set(["route page", "whatsapp page"]));
  await ui.eval(setAttributes, "dealer-tags", { leads: null });
  const before = await leads(ui, "mine");
  await ui.eval(settle);
  expect(await pressAll()).toEqual(before);
  expect(await matomoQueue(ui)).toEqual([]);
  expect((await problems(ui)).map(({ text }) => text)).toEqual([
    '<dealer-tags leads="whatsapp, phone route"> has phone, not of the form tel, whatsapp, route or form; "whatsapp, route" is used instead.',
  ]);
});
