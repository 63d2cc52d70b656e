import type { Frame, Page, Request } from "@playwright/test";
import { ELSEWHERE } from "../../support/parts.ts";
import { expect, test } from "../../support/ui.ts";
import { editorOf, SITES } from "../support/editor-sites.ts";
import { reportedByPhp } from "../support/php-log.ts";

/* What the editor shows of a block: its element, which cannot be pressed and reaches nothing outside its frame. */

const STRANGER = "https://elders.example";
const ANSWER = "reDimCookieHint=1";

const block = (feature: string, content: string) =>
  `<!-- wp:dealer-elements/${feature} --><dealer-${feature}>${content}</dealer-${feature}><!-- /wp:dealer-elements/${feature} -->`;
/** The editor shows it as text, and the site prints it as it is. */
const shortcode = (content: string) => `<!-- wp:shortcode -->${content}<!-- /wp:shortcode -->`;
const paragraph = (content: string) => `<!-- wp:paragraph --><p>${content}</p><!-- /wp:paragraph -->`;

const CAROUSEL = block("carousel", paragraph("Dia 1") + paragraph("Dia 2"));
const BANNER = block("cookie-hint", paragraph("Mogen wij cookies bewaren?"));
const VIDEO = block(
  "consent-gate",
  '<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abc"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=abc\n</div></figure><!-- /wp:embed -->',
);
const SEARCH = block("autocomplete", '<!-- wp:search {"label":"Zoeken","buttonText":"Zoeken"} /-->');
const EMPTY = block("sticky-column", paragraph(""));

/** What reaches for the editor and for other sites. */
const HOSTILE = block(
  "carousel",
  shortcode(
    `<p>Dia</p><img alt="" src="${STRANGER}/a.png" onerror="self.name = 'reached'"><script>self.name = "reached"</script>` +
      `<iframe src="${STRANGER}/b"></iframe><link rel="stylesheet" href="${STRANGER}/c.css">` +
      `<script src="${STRANGER}/d.js"></script><meta http-equiv="refresh" content="0;url=${STRANGER}/e"><dealer-tags ga-id="G-PROEF1"></dealer-tags>`,
  ),
);

// Before a browser is started.
test.skip(({ engine }) => engine !== "chromium", ELSEWHERE);

for (const { version, site } of SITES) {
  test(`${version}: a block shows its element, with the settings of the sidebar`, async ({ ui }) => {
    const { editor, page } = editorOf(ui, site);
    await editor.openNew("auteur", "post");
    await editor.fill(CAROUSEL + VIDEO + SEARCH + EMPTY);
    const canvas = await editor.canvas();
    const carousel = await previewOf(canvas, "carousel");
    const [next] = await Promise.all([
      carousel.waitForSelector("dealer-carousel:not(:state(playing)) >> css=[part~=next]"),
      (await previewOf(canvas, "consent-gate")).waitForSelector("dealer-consent-gate >> text=YouTube"),
      (await previewOf(canvas, "autocomplete")).waitForSelector("dealer-autocomplete:defined input"),
    ]);
    await expect(canvas.locator(contentOf("carousel"))).toHaveCount(0);
    await expect(canvas.locator(contentOf("sticky-column"))).toBeVisible();

    const box = await next.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => selected(page)).toBe("dealer-elements/carousel");
    expect(await carousel.evaluate(() => document.activeElement?.localName)).toBe("body");
    await expect(canvas.locator(contentOf("carousel"))).toBeVisible();
    await page.getByLabel("Naam van de carrousel").fill("Nieuw binnen");
    const labelled = 'dealer-carousel[label="Nieuw binnen"] >> text="Dia 1"';
    await expect(frameOf(canvas, "carousel").locator(labelled)).toBeInViewport();
    await expect(canvas.locator(contentOf("carousel"))).toBeVisible();
    expect(reportedByPhp()).toEqual([]);
  });

  test(`${version}: a preview stores nothing, runs nothing and asks other sites for nothing`, async ({
    ui,
  }) => {
    const { editor, page } = editorOf(ui, site);
    const asked: Request[] = [];
    page.on("request", (request) => asked.push(request));
    await editor.openNew("admin", "page");
    await page.evaluate((answer) => {
      document.cookie = `${answer}; path=/`;
    }, ANSWER);
    const before = await storedBy(page);
    await editor.fill(BANNER + HOSTILE);
    const canvas = await editor.canvas();
    const hostile = await previewOf(canvas, "carousel");
    await hostile.waitForSelector("dealer-carousel >> css=[part~=rotation]");
    const banner = frameOf(canvas, "cookie-hint").locator("dealer-cookie-hint >> css=[part=decline]");
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect.poll(() => hostile.evaluate(() => "dataLayer" in window)).toBe(true);
    const isOwn = (request: Request) => [request.frame(), request.frame().parentFrame()].includes(hostile);
    const isAllowed = (request: Request) => !/csp/i.test(request.failure()?.errorText ?? "");
    const strangers = asked.filter(
      (request) => isOwn(request) && /elders\.example|google/.test(request.url()),
    );
    expect(strangers.filter(isAllowed).map((request) => request.url())).toEqual([]);
    expect(await hostile.evaluate(() => window.name)).toBe("");
    expect(await storedBy(page)).toEqual(before);
    expect(reportedByPhp()).toEqual([]);
  });
}

test("only who may write posts can ask for a preview", async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/wp-json/dealer-elements/v1/preview`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ content: CAROUSEL }),
  });
  expect(answer.status).toBe(401);
});

const inBlock = (feature: string, selector: string) => `[data-type="dealer-elements/${feature}"] ${selector}`;
const contentOf = (feature: string) => inBlock(feature, ".dealer-elements-box");
const frameOf = (canvas: Frame | Page, feature: string) =>
  canvas.frameLocator(inBlock(feature, ".dealer-elements-preview"));

async function previewOf(canvas: Frame | Page, feature: string): Promise<Frame> {
  const element = await canvas.waitForSelector(inBlock(feature, ".dealer-elements-preview"));
  const frame = await element.contentFrame();
  if (!frame) throw new Error(`The block ${feature} has no preview`);
  return frame;
}

const selected = (page: Page) =>
  page.evaluate(() => window.wp.data.select("core/block-editor").getSelectedBlock()?.name);

/** The editor keeps its own settings under `WP_`. */
const storedBy = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /dealer/i.test(key)),
  }));
