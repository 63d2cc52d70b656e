import { expect, test, type Ui } from "../../../support/ui.ts";
import { put, settle } from "../../contract/in-page.ts";
import { firedEvents, isShown, matches, problems, violations } from "../page.ts";
import {
  accept,
  BUTTON,
  box,
  FRAME,
  frame,
  GATE_PAGE,
  gate,
  isFrameOnTop,
  LINK,
  openWith,
  PLACEHOLDER,
  SETTINGS,
  setColumn,
  TAG,
  thirdParty,
} from "./gate.ts";

test("before consent nothing is requested, and the visitor reads what it is", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))));
  await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
  const text = await ui.eval((tag) => document.querySelector(tag)?.shadowRoot?.textContent ?? "", TAG);
  expect(text).toContain("Deze kaart komt van Google Maps. Google ziet dan");
  expect(text).toContain("Toon kaart");
  expect(await isShown(ui, `${TAG} > a`)).toBe(true);
  expect(
    await ui.eval(() => document.querySelectorAll("link[rel=preconnect],link[rel=preload]").length),
  ).toBe(0);
  expect(await requests()).toEqual([]);
  expect(await problems(ui)).toEqual([]);
});

test("a refusal requests nothing, and the placeholder stays", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))), "-1");
  await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
  await ui.eval(settle);
  expect(await requests()).toEqual([]);
});

test("the button shows this one frame once, stores nothing and moves the focus to it", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(
    ui,
    gate(frame(at("een.html")), 'id="een" service="Google Maps"') + gate(frame(at("twee.html"))),
  );
  const cookies = await ui.cookies();
  await ui.click(BUTTON.replace(TAG, "#een"));
  await expect.poll(requests).toEqual(["een.html"]);
  expect(await isFrameOnTop(ui)).toBe(true);
  expect(await ui.eval(() => document.activeElement?.localName)).toBe("iframe");
  expect(await ui.eval((path) => (document.querySelector(path) as HTMLIFrameElement).title, FRAME)).toBe(
    "Google Maps",
  );
  expect(await ui.cookies()).toEqual(cookies);
  await ui.goto(GATE_PAGE);
  await ui.eval(put, gate(frame(at("een.html"))));
  await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
  expect(await requests()).toEqual(["een.html"]);
});

test("an acceptance shows all frames, lazily", async ({ ui }) => {
  const { at, requests } = thirdParty();
  const far = '<p style="block-size: 9000px"></p>';
  await openWith(ui, gate(frame(at("een.html"))) + far + gate(frame(at("ver.html"))));
  await accept(ui);
  await expect.poll(requests).toEqual(["een.html"]);
  expect(await ui.eval((path) => document.querySelectorAll(path).length, FRAME)).toBe(2);
  await ui.eval(() => document.querySelector("dealer-consent-gate:last-of-type")?.scrollIntoView());
  await expect.poll(requests).toEqual(["een.html", "ver.html"]);
});

test("with an acceptance from an earlier visit the frame is there", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))), "1");
  await expect.poll(requests).toEqual(["kaart.html"]);
  await expect.poll(() => isFrameOnTop(ui)).toBe(true);
});

test("a withdrawal in another tab brings the placeholder back", async ({ ui }) => {
  const { at } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))), "1");
  await expect.poll(() => matches(ui, FRAME)).toBe(true);
  await ui.setCookie("reDimCookieHint", "-1");
  await ui.eval(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
  expect(await matches(ui, FRAME)).toBe(false);
});

test("an acceptance in another tab shows the frame", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))));
  await ui.setCookie("reDimCookieHint", "1");
  await ui.eval(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(requests).toEqual(["kaart.html"]);
});

test("while the page is prerendered nothing is shown, and an acceptance counts when it ends", async ({
  ui,
}) => {
  const { at, requests } = thirdParty();
  await ui.goto("/tests/pages/undefined.html");
  await ui.setCookie("reDimCookieHint", "1");
  await ui.goto(GATE_PAGE);
  await ui.eval(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await ui.eval(put, gate(frame(at("kaart.html"))));
  await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
  await ui.eval(settle);
  expect(await requests()).toEqual([]);
  await ui.eval(() => {
    Object.defineProperty(document, "prerendering", { value: false, configurable: true });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(requests).toEqual(["kaart.html"]);
});

test("a listener that cancels the show keeps the frame out", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))));
  await ui.eval(() => addEventListener("dealer-consent-gate-show", (event) => event.preventDefault()));
  await ui.click(BUTTON);
  await ui.eval(settle);
  expect(await isShown(ui, PLACEHOLDER)).toBe(true);
  expect(await requests()).toEqual([]);
  expect((await firedEvents(ui)).filter(({ type }) => type.startsWith(TAG))).toEqual([
    { type: "dealer-consent-gate-show", detail: { service: "Google Maps", source: "click" } },
  ]);
});

for (const [width, ratio] of [
  [280, 560 / 315],
  [1200, 560 / 315],
] as const)
  test(`the placeholder has the frame's size, and nothing moves when the frame comes, at ${width} px`, async ({
    ui,
  }) => {
    const { at } = thirdParty();
    await openWith(ui, gate(frame(at("video.html")), 'service="YouTube"'));
    await setColumn(ui, width);
    await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
    const before = await box(ui);
    expect(before.width / before.height).toBeCloseTo(ratio, 1);
    const cut = await ui.eval((tag) => {
      const placeholder = document.querySelector(tag)?.shadowRoot?.querySelector("section");
      return (placeholder?.scrollHeight ?? 0) - (placeholder?.clientHeight ?? 0);
    }, TAG);
    expect(cut).toBeLessThanOrEqual(0);
    await ui.click(BUTTON);
    await expect.poll(() => matches(ui, FRAME)).toBe(true);
    expect(await box(ui)).toEqual(before);
    expect(await box(ui, FRAME)).toEqual(before);
  });

/** The sides of the placeholder, how far the poster's are from them, and what a visitor would press at the text and the button. */
const seenParts = (ui: Ui) =>
  ui.eval((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    const poster = document.querySelector<HTMLImageElement>(`${tag} > [slot=poster]`);
    const [around, picture] = [root?.querySelector("section"), poster].map((one) =>
      one?.getBoundingClientRect(),
    );
    const hit = (part: string) => {
      const {
        x = 0,
        y = 0,
        width = 0,
        height = 0,
      } = root?.querySelector(`[part=${part}]`)?.getBoundingClientRect() ?? {};
      return root?.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute("part");
    };
    return {
      isDrawn: (poster?.naturalWidth ?? 0) > 0,
      isAsWide: Math.round((around?.width ?? 0) - (picture?.width ?? 0)) <= 2,
      isAsHigh: Math.round((around?.height ?? 0) - (picture?.height ?? 0)) <= 2,
      onTop: [hit("text"), hit("button")],
    };
  }, TAG);

test("a poster of the site's own fills the placeholder, below the text and the button", async ({ ui }) => {
  const { at, requests } = thirdParty();
  const poster = '<img slot="poster" alt="" src="/examples/dealership/site/cars/noorda-kust.svg">';
  await openWith(ui, gate(frame(at("video.html")), 'service="YouTube"').replace("<template>", `${poster}$&`));
  for (const width of [280, 1200]) {
    await setColumn(ui, width);
    const whole = { isDrawn: true, isAsWide: true, isAsHigh: true, onTop: ["text", "button"] };
    await expect.poll(() => seenParts(ui), `${width} px`).toEqual(whole);
  }
  expect(await requests()).toEqual([]);
  await ui.click(BUTTON);
  await expect.poll(() => matches(ui, FRAME)).toBe(true);
  expect(await isFrameOnTop(ui)).toBe(true);
});

test("the placeholder's text has the page's size, smaller only where it would not fit", async ({ ui }) => {
  await openWith(ui, gate(frame(thirdParty().at("video.html")), 'service="YouTube"'));
  const size = () =>
    ui.eval((tag) => {
      const text = document.querySelector(tag)?.shadowRoot?.querySelector("[part=text]") as Element;
      return Math.round(Number.parseFloat(getComputedStyle(text).fontSize));
    }, TAG);
  const sizes = async (root: string, body: string) => {
    await ui.eval(
      (html, text) => {
        document.documentElement.style.fontSize = html;
        document.body.style.fontSize = text;
      },
      root,
      body,
    );
    const found: number[] = [];
    for (const width of [280, 340, 560]) {
      await setColumn(ui, width);
      found.push(await size());
    }
    return found;
  };
  expect(await sizes("", "")).toEqual([14, 16, 16]);
  expect(await sizes("62.5%", "1.6rem")).toEqual([14, 16, 16]);
  expect(await sizes("", "20px")).toEqual([14, 17, 20]);
  expect(await sizes("", "8px")).toEqual([12, 12, 12]);
});

test("ratio and a height without a width decide the size; content of several parts has its own", async ({
  ui,
}) => {
  const { at } = thirdParty();
  const high = `<iframe src="${at("a.html")}" width="100%" height="450"></iframe>`;
  const wide = `<p>Boven</p><img alt="" data-src="${at("a.gif")}" width="3000" height="100">`;
  await ui.viewport(600, 800);
  const heightOf = async (markup: string) => {
    await openWith(ui, markup, "1");
    await expect.poll(() => matches(ui, `${TAG}:state(shown)`)).toBe(true);
    expect(await ui.eval(() => document.documentElement.scrollWidth)).toBe(600);
    return (await box(ui)).height;
  };
  expect(await heightOf(gate(high))).toBe(450);
  expect(await heightOf(gate(high, 'ratio="3/2"'))).toBe(400);
  expect(await heightOf(gate(wide, 'service="Chat"'))).toBeLessThan(200);
});

test("the button for the banner is there when a banner is, also when that comes late", async ({ ui }) => {
  await openWith(ui, gate(frame(thirdParty().at("kaart.html"))));
  await expect.poll(() => isShown(ui, SETTINGS)).toBe(true);
  await ui.eval(() => document.querySelector("dealer-cookie-hint")?.remove());
  await expect.poll(() => isShown(ui, SETTINGS)).toBe(false);
  await ui.eval(() => document.body.append(document.createElement("dealer-cookie-hint")));
  await expect.poll(() => isShown(ui, SETTINGS)).toBe(true);
});

test("the button for the banner opens it again after a refusal", async ({ ui }) => {
  await openWith(ui, gate(frame(thirdParty().at("kaart.html"))), "-1");
  await expect.poll(() => isShown(ui, SETTINGS)).toBe(true);
  await ui.click(SETTINGS);
  await expect.poll(() => isShown(ui, "dealer-cookie-hint >>> [part=banner]")).toBe(true);
});

test("a copy of a shown gate is a gate again", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate(frame(at("kaart.html"))));
  await ui.click(BUTTON);
  await expect.poll(requests).toEqual(["kaart.html"]);
  await ui.eval((tag) => {
    const shown = document.querySelector(tag);
    shown?.after(shown.cloneNode(true));
  }, TAG);
  await expect.poll(() => isShown(ui, `${TAG} + ${TAG} >>> [part=placeholder]`)).toBe(true);
  expect(await matches(ui, `${TAG} + ${TAG} iframe`)).toBe(false);
  await ui.eval(settle);
  expect(await requests()).toEqual(["kaart.html"]);
});

test("inside an open shadow root a gate holds and shows", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await openWith(ui, gate("<p>Licht</p>"));
  await ui.eval(
    (markup) => {
      const root = document.createElement("div").attachShadow({ mode: "open" });
      root.innerHTML = markup;
      document.querySelector("#stage")?.append(root.host);
    },
    gate(frame(at("kaart.html"))),
  );
  await ui.eval(settle);
  expect(await requests()).toEqual([]);
  await accept(ui);
  await expect.poll(requests).toEqual(["kaart.html"]);
});

for (const scheme of ["light", "dark"])
  test(`axe finds nothing, in a ${scheme} page`, async ({ ui }) => {
    await openWith(ui, gate(frame(thirdParty().at("kaart.html"))));
    await ui.eval((wanted) => document.documentElement.style.setProperty("color-scheme", wanted), scheme);
    await expect.poll(() => isShown(ui, PLACEHOLDER)).toBe(true);
    expect(await violations(ui)).toEqual([]);
    await ui.click(BUTTON);
    await expect.poll(() => matches(ui, FRAME)).toBe(true);
    expect(await violations(ui)).toEqual([]);
  });

const BAD: Record<string, [markup: string, warning: RegExp]> = {
  "a frame outside the template": [
    `<${TAG} service="Kaart"><iframe src="about:blank" title="Kaart"></iframe><p>Tekst</p></${TAG}>`,
    /has <iframe> outside its template/,
  ],
  "no template": [`<${TAG} service="Kaart"><p>Tekst</p></${TAG}>`, /has no template with content/],
  "an empty template": [
    `<${TAG} service="Kaart"><template></template><p>Tekst</p></${TAG}>`,
    /has no template/,
  ],
  "two templates": [
    `<${TAG} service="Kaart"><template><b>Een</b></template><template><b>Twee</b></template><p>Tekst</p></${TAG}>`,
    /more than one template/,
  ],
  "no service": [`<${TAG}><template><b>Een</b></template><p>Tekst</p></${TAG}>`, /has no service/],
  "a picture with its address": [
    `<${TAG} service="Kaart"><template><img alt="" src="data:,"></template><p>Tekst</p></${TAG}>`,
    /has <img> in its template, which Firefox fetches/,
  ],
};

for (const [mistake, [markup, warning]] of Object.entries(BAD))
  test(`${mistake}: one warning, and the author's text is there`, async ({ ui }) => {
    await openWith(ui, markup);
    await expect.poll(async () => (await problems(ui)).map(({ text }) => warning.test(text))).toContain(true);
    expect(await isShown(ui, `${TAG} > p`)).toBe(true);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link to the content is there", async ({ ui }) => {
    await ui.goto("/tests/pages/consent-gate-static.html");
    expect(await isShown(ui, `${TAG} > a`)).toBe(true);
  });
});

test("the author's markup is as it was when the gate has gone", async ({ ui }) => {
  await openWith(ui, gate(frame(thirdParty().at("kaart.html"))));
  await ui.click(BUTTON);
  const left = await ui.eval(async (tag) => {
    const element = document.querySelector(tag);
    element?.remove();
    await Promise.resolve();
    return element?.lastElementChild?.outerHTML;
  }, TAG);
  expect(left).toBe(LINK);
});

const WIDTHS: [what: string, column: number, width: string, attributes: string, expected: number][] = [
  ["a frame smaller than the column keeps its width", 800, "300", "", 300],
  ["also with px", 800, "300px", "", 300],
  ["a frame wider than the column gets the column's width", 400, "560", "", 400],
  ["a frame as wide as the column stays so", 800, "100%", "", 800],
  ["a ratio fills the column", 800, "300", 'ratio="16/9"', 800],
  ["the text has room in a gate around a tiny frame", 800, "40", "", 280],
];

for (const [what, column, width, attributes, expected] of WIDTHS)
  test(`${what}, before and after`, async ({ ui }) => {
    const { at } = thirdParty();
    const content = `<iframe src="${at("kaart.html")}" width="${width}" height="225"></iframe>`;
    await openWith(ui, gate(content, `service="Kaart" ${attributes}`));
    await setColumn(ui, column);
    await expect.poll(async () => (await box(ui)).width).toBe(expected);
    await ui.click(BUTTON);
    await expect.poll(() => matches(ui, FRAME)).toBe(true);
    expect((await box(ui)).width).toBe(expected);
    expect((await box(ui, FRAME)).width).toBe(expected);
  });
