import type { MarkdownRenderer } from "vitepress";

/** To another page, to a place on this one, or to another site. */
const TO_A_PAGE = /^(?:[a-z]+:|#|[^#]+\.md(?:#|$))/;

/** A file or folder of the repository is no page: its name stays, without the link. */
export function unlinkFiles(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("unlink-files", ({ tokens }) => {
    for (const { children } of tokens) {
      let isUnlinked = false;
      for (const token of children ?? []) {
        if (token.type === "link_open") isUnlinked = !TO_A_PAGE.test(token.attrGet("href") ?? "");
        if (!isUnlinked || !/^link_/.test(token.type)) continue;
        token.tag = "span";
        token.attrs = null;
      }
    }
  });
}
