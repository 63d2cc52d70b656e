import { join } from "node:path";
import { ROOT } from "../root.ts";

const work = join(ROOT, ".joomla");

export const paths = {
  site: join(work, "site"),
  database: join(work, "database"),
  logs: join(work, "logs"),
  package: join(work, "pkg_dealerelements.zip"),
  php: join(import.meta.dirname, "php"),
  seed: join(import.meta.dirname, "seed.json"),
  playwrightConfig: join(ROOT, "playwright.joomla.config.ts"),
  results: join(ROOT, "test-results/joomla.json"),
};
