import { expect, test, type Ui } from "../../support/ui.ts";
import { authorTags } from "../support/manifest.ts";

const NEW_POST = "/wp-admin/post-new.php?classic";

interface Editor {
  initialized: boolean;
  setContent(html: string): void;
  getContent(): string;
}

declare global {
  interface Window {
    tinymce?: { get(id: string): Editor | null };
  }
}

/** Signs an author in, who is then led to a new post. */
async function openEditor(ui: Ui) {
  await ui.goto(`/wp-login.php?redirect_to=${encodeURIComponent(NEW_POST)}`);
  // Its script focuses this field once, 200 ms after the form, even when the visitor already types the password.
  await expect.poll(() => focused(ui)).toBe("user_login");
  await ui.type("auteur");
  await ui.click("#user_pass");
  await ui.type("auteur");
  await ui.press("Enter");
  // Scripts fail while one page replaces the other.
  await expect.poll(() => isReady(ui).catch(() => false)).toBe(true);
}

const focused = (ui: Ui) => ui.eval(() => document.activeElement?.id);

const isReady = (ui: Ui) => ui.eval(() => window.tinymce?.get("content")?.initialized === true);

/** The editor's result on one line. */
const edited = (ui: Ui, html: string) =>
  ui.eval((written) => {
    const editor = window.tinymce?.get("content");
    editor?.setContent(written);
    return editor?.getContent().replace(/>\s+</g, "><");
  }, html);

test("the classic editor keeps every tag with its attributes and content", async ({ ui }) => {
  await openEditor(ui);
  for (const { tag, attributes } of authorTags) {
    const own = attributes.map((name) => `${name}="false"`).join(" ");
    const written = `<${tag} ${own}><ul><li>een</li></ul></${tag}>`;
    expect(await edited(ui, written)).toBe(written);
  }
});

test("the classic editor keeps an empty tag", async ({ ui }) => {
  await openEditor(ui);
  expect(await edited(ui, "<p>een</p><dealer-to-top></dealer-to-top>")).toMatch(
    /<dealer-to-top>(&nbsp;)?<\/dealer-to-top>/,
  );
});
