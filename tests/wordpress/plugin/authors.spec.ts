import { expect, test } from "../../support/ui.ts";
import { authorTags } from "../support/manifest.ts";
import { type Session, signIn } from "../support/session.ts";

/*
 * WordPress limits the HTML of authors: what it stores and prints of it. A tag is in an HTML block or, as from the
 * classic editor, in plain text.
 */

interface Post {
  id: number;
  content: { raw: string; rendered: string };
}

let author: Session;

test.beforeAll(async ({ baseURL }) => {
  author = await signIn(baseURL, "auteur");
});

const publish = (content: string) =>
  author.rest<Post>("posts?context=edit", { title: "Proef", status: "publish", content });

/** As stored and as printed, without the white space around it. */
async function saved(content: string) {
  const { raw, rendered } = (await publish(content)).content;
  return { raw, rendered: rendered.trim() };
}

test("every tag is stored with all its own and global attributes", async () => {
  const tags = authorTags.map(({ tag, attributes }) => {
    const own = attributes.map((name) => `${name}="1"`).join(" ");
    return `<${tag} ${own} load="idle" id="een" class="twee" aria-label="drie" data-dealer-tooltip="vier">vijf</${tag}>`;
  });
  const written = `<!-- wp:html -->${tags.join("")}<!-- /wp:html -->`;
  expect(tags.length).toBeGreaterThan(10);
  expect((await saved(written)).raw).toBe(written);
});

test("attributes for tips and for opening the banner are stored on every element", async () => {
  const written =
    '<p><a href="/privacy/" data-dealer-cookie-hint-open="">Cookies</a> <b data-dealer-tooltip="Tip">btw</b></p>';
  expect((await saved(written)).raw).toBe(written);
});

test("scripts are removed, in a tag or beside it", async () => {
  const { raw } = await saved(
    '<!-- wp:html --><dealer-logo onclick="alert(1)" style="color:red;behavior:url(x)"><script>alert(1)</script>' +
      '<a href="javascript:alert(1)">x</a></dealer-logo><dealer-tags gtm-id="GTM-ABC123"></dealer-tags><!-- /wp:html -->',
  );
  expect(raw).toMatch(/<dealer-logo style="color:red">/);
  expect(raw).not.toMatch(/<script|onclick|javascript|dealer-tags|behavior/);
});

test("a comment has no tags", async () => {
  const { id } = await publish("Met reacties");
  const comment = { post: String(id), content: `<b>${crypto.randomUUID()}</b> <dealer-logo>x</dealer-logo>` };
  const { content } = await author.rest<Post>("comments", comment);
  expect(content.rendered).toContain("<b>");
  expect(content.rendered).not.toContain("dealer-logo");
});

test("a tag on its own line keeps its content", async () => {
  const written = '<dealer-call-us label="Bel">\n<ul>\n<li>030 123 45 67</li>\n</ul>\n</dealer-call-us>';
  expect((await saved(`Bel ons\n\n${written}\n\nof mail`)).rendered).toBe(
    `<p>Bel ons</p>\n${written}\n<p>of mail</p>`,
  );
});

test("every tag has a shortcode", async () => {
  const shortcodes = authorTags.map(({ tag }) => `[${tag.replaceAll("-", "_")} load="idle"]`);
  const printed = authorTags.map(({ tag }) => `<${tag} load="idle"></${tag}>`);
  expect((await saved(shortcodes.join("\n\n"))).rendered).toBe(printed.join("\n"));
});

test("a shortcode prints its tag's attributes, escaped, and its content", async () => {
  const shortcode = `[dealer_call_us label='Bel "ons" & <i>nu</i>' open onclick="alert(1)" kleur="rood"]`;
  const { rendered } = await saved(`${shortcode}<a href="tel:+31301234567">030</a>[/dealer_call_us]`);
  expect(rendered).toBe(
    '<dealer-call-us label="Bel &quot;ons&quot; &amp; &lt;i&gt;nu&lt;/i&gt;" open><a href="tel:+31301234567">030</a></dealer-call-us>',
  );
});

test("a carousel's shortcode uses its paragraphs as slides, without empty ones", async () => {
  const { rendered } = await saved("[dealer_carousel]\n\neen\n\ntwee\n\n[/dealer_carousel]");
  expect(rendered).toBe("<dealer-carousel>\n<p>een</p>\n<p>twee</p>\n</dealer-carousel>");
});

/* How an author leaves blank lines, and what the page then has: the tag around its content, and the rest outside. */
const BLANK_LINES: readonly (readonly [string, string])[] = [
  ["een\n\ntwee", "<p>een</p>\n<p>twee</p>"],
  ["\neen\n\ntwee\n", "\n<p>een</p>\n<p>twee</p>\n"],
  ["\n\neen\n\n", "\n<p>een</p>\n"],
  ["<b>een</b>\n\n<ul>\n<li>twee</li>\n</ul>", "<p><b>een</b></p>\n<ul>\n<li>twee</li>\n</ul>\n"],
];

for (const [content, printed] of BLANK_LINES)
  test(`content with blank lines stays in its tag: ${JSON.stringify(content)}`, async () => {
    for (const [begin, end] of [
      ["[dealer_call_us]", "[/dealer_call_us]"],
      ["<dealer-call-us>", "</dealer-call-us>"],
    ]) {
      const { rendered } = await saved(`voor\n\n${begin}${content}${end}\n\nna`);
      const withoutLines = (html: string) => html.replaceAll("\n", "");
      expect(withoutLines(rendered)).toBe(
        withoutLines(`<p>voor</p><dealer-call-us>${printed}</dealer-call-us><p>na</p>`),
      );
    }
  });

test("the tag for other services' scripts has no shortcode", async () => {
  expect((await saved('[dealer_tags gtm-id="GTM-ABC123"]')).rendered).toContain("[dealer_tags");
});
