import { readdirSync } from "node:fs";

/** Folders below examples/ with parts of pages, or with pages of another server. */
const WITHOUT_PAGES = ["wordpress", "joomla", "hosts", "demos", "templates"];

const isPage = (file: string) =>
  file.endsWith(".html") && !file.split("/").some((step) => WITHOUT_PAGES.includes(step));

/** Every page of the examples, by its path in the repository. */
export const examplePages: readonly string[] = readdirSync("examples", { recursive: true, encoding: "utf8" })
  .filter(isPage)
  .map((file) => `examples/${file}`)
  .sort();
