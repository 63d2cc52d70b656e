import { expect, test, type Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { matches, problems } from "../page.ts";
import { accept, GATE_PAGE, gate, heldRun, TAG, thirdParty } from "./gate.ts";

type Party = ReturnType<typeof thirdParty>;

/** What a browser's parser may look for in a template, before any element exists. */
const KINDS: Record<string, (at: Party["at"]) => string> = {
  script: (at) => `<p>Chat</p><script src="${at("een.js")}"></script>`,
  "script async": (at) => `<blockquote>Bericht</blockquote><script async src="${at("een.js")}"></script>`,
  module: (at) => `<p>Chat</p><script type="module" src="${at("een.js")}"></script>`,
  "style sheet": (at) => `<p>Chat</p><link rel="stylesheet" href="${at("stijl.html")}">`,
  preload: (at) => `<p>Chat</p><link rel="preload" as="image" href="${at("foto.gif")}">`,
  modulepreload: (at) => `<p>Chat</p><link rel="modulepreload" href="${at("een.js")}">`,
  import: (at) => `<p>Chat</p><style>@import "${at("stijl.html")}";</style>`,
  "svg image": (at) => `<svg width="9" height="9"><image href="${at("foto.gif")}" /></svg>`,
  img: (at) => `<img alt="" src="${at("foto.gif")}">`,
  srcset: (at) => `<img alt="" srcset="${at("foto.gif")} 1x">`,
  picture: (at) => `<picture><source srcset="${at("foto.gif")}"><img alt=""></picture>`,
  video: (at) => `<video poster="${at("foto.gif")}" src="${at("film.html")}"></video>`,
  audio: (at) => `<audio src="${at("geluid.html")}" preload="auto"></audio>`,
  "input image": (at) => `<input type="image" alt="" src="${at("foto.gif")}">`,
};

/** Opens a page that has the markup in its HTML, and waits until the browser has asked for what it asks for. */
async function parse(ui: Ui, content: string, at: Party["at"]) {
  const query = new URLSearchParams({
    markup: `${gate(content, 'service="Chat"')}<img alt="" src="${at("laatst.gif")}">`,
  });
  await ui.goto(`${GATE_PAGE}&${query}`);
  await expect.poll(() => matches(ui, `${TAG}:defined`)).toBe(true);
  await ui.eval(settle);
}

const warnings = async (ui: Ui) =>
  (await problems(ui))
    .map(({ text }) => text)
    .filter((text) => text.includes("Firefox fetches before consent"));

for (const [kind, contentAt] of Object.entries(KINDS)) {
  test(`${kind} in a comment in the template is not requested before consent, and is after`, async ({
    ui,
  }) => {
    const { at, requests } = thirdParty();
    await parse(ui, `<!-- ${contentAt(at)} -->`, at);
    await expect.poll(requests).toEqual(["laatst.gif"]);
    expect(await problems(ui)).toEqual([]);
    await accept(ui);
    await expect.poll(async () => (await requests()).length).toBeGreaterThan(1);
  });

  test(`${kind} in a plain template is warned of`, async ({ ui }) => {
    const { at } = thirdParty();
    await parse(ui, contentAt(at), at);
    await expect.poll(async () => (await warnings(ui)).length).toBe(1);
  });
}

test("a script in a comment runs once, in order, and finds the markup beside it", async ({ ui }) => {
  const { at } = thirdParty();
  await parse(
    ui,
    `<!-- <b id="plek"></b><script src="${at("een.js")}"></script><script>heldRun.push(document.querySelector("#plek").localName)</script> -->`,
    at,
  );
  await accept(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["een", "b"]);
});

test("a held script in a plain template is not requested and not warned of", async ({ ui }) => {
  const { at, requests } = thirdParty();
  await parse(
    ui,
    `<p>Chat</p><script type="text/plain" data-dealer-consent src="${at("een.js")}"></script>`,
    at,
  );
  await expect.poll(requests).toEqual(["laatst.gif"]);
  await accept(ui);
  await expect.poll(() => heldRun(ui)).toEqual(["een"]);
  expect(await problems(ui)).toEqual([]);
});

test("a frame in a comment gives the gate its size and its service", async ({ ui }) => {
  const { at } = thirdParty();
  const query = new URLSearchParams({
    markup: `<${TAG}><template><!-- <iframe src="${at("kaart.html")}" width="400" height="200"></iframe> --></template></${TAG}>`,
  });
  await ui.goto(`${GATE_PAGE}&${query}`);
  const size = () =>
    ui.eval((tag) => {
      const { width = 0, height = 0 } = document.querySelector(tag)?.getBoundingClientRect() ?? {};
      return [width, height];
    }, TAG);
  await expect.poll(size).toEqual([400, 200]);
});

test("under a strict policy with Trusted Types a comment's frame shows", async ({ ui }) => {
  const { at, requests } = thirdParty();
  const query = new URLSearchParams({
    csp: "strict",
    markup: gate(`<!-- <iframe src="${at("kaart.html")}"></iframe> -->`),
  });
  await ui.goto(`${GATE_PAGE}&${query}`);
  await accept(ui);
  await expect.poll(requests).toEqual(["kaart.html"]);
  expect(await problems(ui)).toEqual([]);
});
