import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");
const work = join(repository, ".wordpress");

export const paths = {
  repository,
  builtPackage: join(repository, "dist"),
  theme: join(repository, "examples/wordpress/dealer-theme"),
  php: join(import.meta.dirname, "php"),
  playwrightConfig: join(repository, "playwright.wordpress.config.ts"),
  results: join(repository, "test-results/wordpress.json"),
  downloads: join(work, "downloads"),
  unpacked: join(work, "unpacked"),
  site: join(work, "site"),
  database: join(work, "database"),
  logs: join(work, "logs"),
};
