import { expect, test } from "../../support/ui.ts";
import { type Session, signIn } from "../support/session.ts";

/* What the plug-in's setting makes of the ways in which a post can show another site. */

const YOUTUBE = "https://www.youtube.com/watch?v=probe";
const MAP =
  '<iframe src="https://www.google.com/maps/embed?pb=1&amp;q=Waldrecht" width="600" height="450"></iframe>';
const GATED =
  /<dealer-consent-gate service="([^"]*)"><template><!--(.*?)--><\/template><a href="([^"]*)">([^<]*)<\/a><\/dealer-consent-gate>/gs;

const ASPECT = "wp-embed-aspect-16-9 wp-has-aspect-ratio";
const embedBlock = (url: string) =>
  `<!-- wp:embed {"url":"${url}","className":"${ASPECT}"} --><figure class="wp-block-embed ${ASPECT}">` +
  `<div class="wp-block-embed__wrapper">\n${url}\n</div></figure><!-- /wp:embed -->`;
const htmlBlock = (html: string) => `<!-- wp:html -->${html}<!-- /wp:html -->`;

let admin: Session;

test.beforeAll(async ({ baseURL }) => {
  admin = await signIn(baseURL, "admin");
});

const publish = (content: string, kind = "pages") =>
  admin.rest<{ link: string; content: { rendered: string } }>(`${kind}?gate`, {
    title: "Proef",
    status: "publish",
    content,
  });

const textOf = async (address: string) => (await fetch(address)).text();

/** What a visitor gets of a post: all gates, and the page without their content. */
async function visited(content: string, end = "?gate") {
  const html = await textOf(`${(await publish(content)).link}${end}`);
  const gates = [...html.matchAll(GATED)].map(([, service, held, link, text]) => ({
    service,
    held,
    link,
    text,
  }));
  return { html, gates, outside: html.replace(GATED, "<gate>") };
}

const VIDEO = {
  service: "YouTube",
  held: expect.stringMatching(
    /^<iframe (?=.* title="Een &quot;ritje&quot;").*width="500" height="281" src="https:\/\/www\.youtube\.com\/embed\/probe\?/,
  ),
  link: YOUTUBE,
  text: "Bekijk op YouTube",
};

test("without the setting an embed is what WordPress makes of it", async () => {
  const { html, gates } = await visited(embedBlock(YOUTUBE), "");
  expect(html).toContain('src="https://www.youtube.com/embed/probe');
  expect(gates).toEqual([]);
});

for (const [way, content] of [
  ["a block", embedBlock(YOUTUBE)],
  ["[embed]", `<p>Kijk:</p>\n\n[embed]${YOUTUBE}[/embed]`],
  ["an address on its own line", `Kijk:\n\n${YOUTUBE}\n\nen rijd.`],
] as const)
  test(`an embed by ${way} waits for consent, with its frame as it was and a link`, async () => {
    const { gates, outside } = await visited(content);
    expect(gates).toEqual([VIDEO]);
    expect(outside).not.toContain("<iframe");
  });

test("a video has its picture, which was fetched when its page was saved", async ({ baseURL }) => {
  const frame = (id: string) =>
    `<iframe src="https://www.youtube-nocookie.com/embed/${id}?rel=0&amp;t=3"></iframe>`;
  const { html } = await visited(htmlBlock(frame("stilstaand") + frame("onbekend")));
  const pictures = html.match(/<img\b[^>]*\sslot="poster"[^>]*>/g);
  expect(pictures).toHaveLength(1);
  const [, address = ""] = /src="([^"]+)"/.exec(pictures?.[0] ?? "") ?? [];
  expect(new URL(address).origin).toBe(new URL(baseURL ?? "").origin);
  const picture = await fetch(address);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

test("a block keeps its classes", async () => {
  const { outside } = await visited(embedBlock(YOUTUBE));
  const figure = `<figure class="wp-block-embed ${ASPECT}"><div class="wp-block-embed__wrapper">\n<gate>\n</div></figure>`;
  expect(outside).toContain(figure);
});

test("frames in a block of HTML wait, each behind its own gate", async () => {
  const { gates, outside } = await visited(
    htmlBlock(`<p>Hier</p>${MAP}<p>en</p>${MAP.replace(/google.com.maps/, "elders.example/x")}`),
  );
  expect(gates.map(({ service }) => service)).toEqual(["Google Maps", "elders.example"]);
  expect(gates[0]?.held).toContain('width="600" height="450"');
  expect(gates[0]?.link).toBe("https://www.google.com/maps/embed?pb=1&#038;q=Waldrecht");
  expect(outside).toMatch(/<p>Hier<\/p><gate><p>en<\/p><gate>/);
});

test("what an author has put behind a gate gets no second one", async () => {
  const own = `<dealer-consent-gate service="Kaart"><template>${MAP}</template></dealer-consent-gate>`;
  const { html } = await visited(htmlBlock(own));
  expect(html.match(/<dealer-consent-gate/g)).toHaveLength(1);
});

test("an address is escaped, and adds no markup", async () => {
  const { gates, outside } = await visited(
    htmlBlock(`<iframe src='https://elders.example/?a="onclick=x&lt;b&gt;'></iframe>`),
  );
  expect(gates).toHaveLength(1);
  expect(gates[0]?.link).toBe("https://elders.example/?a=onclick=xb");
  expect(outside).not.toContain("onclick=x");
});

test("a script of an embed is in a comment, where Firefox does not look for files", async () => {
  const script = '<script src="https://elders.example/embed.js"></script>';
  const { gates, outside } = await visited(
    htmlBlock(`${MAP}<!-- los -->`) + htmlBlock(MAP.replace("</iframe>", `${script}<!-- x --></iframe>`)),
  );
  expect(gates).toHaveLength(2);
  expect(gates[1]?.held).toContain(script);
  expect(gates[1]?.held).not.toContain("--");
  expect(outside).not.toContain("embed.js");
});

test("the frame of another WordPress site is not hidden once it shows", async () => {
  const { gates } = await visited(embedBlock("https://elders.example/een-bericht/"));
  expect(gates[0]?.held).toContain('class="wp-embedded-content" sandbox="allow-scripts" src=');
});

test("the site's own posts, videos and frames stay", async ({ baseURL }) => {
  const video =
    '<!-- wp:video --><figure class="wp-block-video"><video src="/rit.mp4"></video></figure><!-- /wp:video -->';
  const { gates, html } = await visited(
    `${video}${embedBlock(`${baseURL}/contact/`)}${htmlBlock('<iframe src="/contact/"></iframe>')}`,
  );
  expect(gates).toEqual([]);
  expect(html).toContain('<video src="/rit.mp4">');
  expect(html.match(/<iframe/g)).toHaveLength(2);
});

test("a visitor sees a box of the video's size without a frame, and the frame in it after a press", async ({
  ui,
}) => {
  const { link } = await publish(embedBlock(YOUTUBE));
  await ui.goto(`${new URL(link).pathname}?gate&undecided&theme=twentytwentyone`);
  await expect.poll(() => ui.eval(sizes)).toEqual({ box: RATIO, frame: "none" });
  await ui.click("dealer-consent-gate >>> [part=button]");
  await expect.poll(() => ui.eval(sizes)).toEqual({ box: RATIO, frame: RATIO });
});

const gateBlock = (attributes: string, content: string) =>
  `<!-- wp:dealer-elements/consent-gate --><dealer-consent-gate${attributes}>${content}</dealer-consent-gate>` +
  "<!-- /wp:dealer-elements/consent-gate -->";

for (const end of ["", "?gate"])
  test(`what is in the block for it waits, with the author's choices: ${end || "without the setting"}`, async () => {
    const { html } = await visited(gateBlock(' label="Toon de rit"', embedBlock(YOUTUBE)), end);
    expect(html.match(/<dealer-consent-gate[^>]*>/g)).toEqual([
      '<dealer-consent-gate label="Toon de rit" service="YouTube">',
    ]);
    expect(html).toMatch(
      /__wrapper">\s*<dealer-consent-gate [^>]*><template><!--<iframe [\s\S]*?--><\/template><a href="https:\/\/www\.youtube\.com\/watch\?v=probe">/,
    );
    expect(html.replace(/<template>[\s\S]*?<\/template>/g, "")).not.toContain("<iframe");
    const map = await visited(gateBlock(' service="Kaart"', htmlBlock(MAP)), end);
    expect(map.gates).toEqual([
      expect.objectContaining({
        service: "Kaart",
        held: expect.stringContaining('width="600" height="450"'),
      }),
    ]);
  });

test("content without a frame waits as a whole, and what an author has put in a template stays", async () => {
  const message =
    '<p><a href="https://elders.example/1">Bericht</a></p><script src="https://elders.example/w.js"></script>';
  const held = `<dealer-consent-gate><template><!--${message}--></template></dealer-consent-gate>`;
  expect((await visited(gateBlock("", htmlBlock(message)), "")).html).toContain(held);
  const own = `<template><!--${message}--></template>`;
  expect((await visited(gateBlock("", htmlBlock(own)), "")).html).toContain(
    `<dealer-consent-gate>${own}</dealer-consent-gate>`,
  );
});

test("the video of a block has the size of its box", async ({ ui }) => {
  const { link } = await publish(gateBlock("", embedBlock(YOUTUBE)));
  await ui.goto(`${new URL(link).pathname}?undecided&theme=twentytwentyone`);
  const size = (selector: string) =>
    ui.eval((asked) => {
      const { width, height } = document.querySelector(asked)?.getBoundingClientRect() ?? {};
      return `${Math.round(width ?? 0)} × ${Math.round(height ?? 0)}`;
    }, selector);
  await expect
    .poll(() => ui.eval(() => document.querySelector("dealer-consent-gate:defined") !== null))
    .toBe(true);
  const before = await size("dealer-consent-gate");
  await ui.click("dealer-consent-gate >>> [part=button]");
  await expect.poll(() => size("dealer-consent-gate iframe")).toBe(before);
});

const RATIO = (500 / 281).toFixed(1);

/** Width by height of the block's box, and of the frame in it. */
function sizes() {
  const ratio = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return "none";
    const { width, height } = element.getBoundingClientRect();
    return (width / height).toFixed(1);
  };
  return { box: ratio(".wp-block-embed__wrapper"), frame: ratio(".wp-block-embed__wrapper iframe") };
}

test("feeds and the editor get the embed itself", async ({ baseURL }) => {
  const { content } = await publish(embedBlock(YOUTUBE), "posts");
  expect(content.rendered).toContain("<iframe");
  expect(content.rendered).not.toContain("dealer-consent-gate");
  const feed = await textOf(`${baseURL}/feed/?gate`);
  expect(feed).toContain("https://www.youtube.com/embed/probe");
  expect(feed).not.toContain('service="YouTube"');
});
