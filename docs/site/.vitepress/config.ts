import { type DefaultTheme, defineConfig } from "vitepress";
import { languageOf } from "./language.ts";
import { folderItems, item } from "./sidebar.ts";
import { unlinkFiles } from "./unlink-files.ts";

const CATALOGUE = { text: "Catalogue", link: "/examples/catalogue/", target: "_self" };

const sidebar: DefaultTheme.SidebarItem[] = [
  { text: "For authors", items: [item("docs/handleiding.md"), CATALOGUE] },
  { text: "Elements", items: [item("docs/elements.md"), ...folderItems("docs/elements")] },
  { text: "Recipes", items: folderItems("docs/recipes") },
  {
    text: "CMSes, hosts and servers",
    items: ["wordpress", "joomla", "hosts", "servers"].map((name) => item(`examples/${name}/README.md`)),
  },
  {
    text: "How well",
    items: [
      ...["spec", "consent", "robustness", "themes", "author-styles", "tools", "cms"].map((name) =>
        item(`docs/${name}.md`),
      ),
      item("bench/RESULTS.md"),
    ],
  },
  { text: "Decisions", collapsed: true, items: folderItems("docs/decisions") },
  {
    text: "Work on it",
    collapsed: true,
    items: ["CONTRIBUTING", "docs/architecture", "docs/commands", "SECURITY", "CHANGELOG"].map((name) =>
      item(`${name}.md`),
    ),
  },
];

/** Who searches wants the reference before its reasons. */
const boostDocument = (address: string) => (address.startsWith("/docs/elements/") ? 8 : 1);

/** The site of all documentation: each Markdown file is a page, at its own path in the repository. */
export default defineConfig({
  title: "dealer-elements",
  lang: "en-GB",
  cleanUrls: true,
  srcDir: "../..",
  srcExclude: [
    "dist/**",
    "release/**",
    "site/**",
    "src/**",
    "test-results/**",
    "tests/**",
    "examples/hosts/*/{content,pages}/**",
  ],
  outDir: "../../site",
  cacheDir: "node_modules/.cache",
  rewrites: { "README.md": "index.md" },
  // The repository's own is of the elements.
  vite: { configFile: false },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("dealer-") } } },
  markdown: { config: unlinkFiles },
  transformHtml: (html, _, { page }) => html.replace('lang="en-GB"', `lang="${languageOf(page)}"`),
  themeConfig: {
    nav: [
      { text: "Elements", link: "/docs/elements" },
      { text: "Recipes", link: "/docs/recipes/page" },
      CATALOGUE,
      { text: "Handleiding", link: "/docs/handleiding" },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: "local", options: { miniSearch: { searchOptions: { boostDocument } } } },
    docFooter: { prev: false, next: false },
  },
});
