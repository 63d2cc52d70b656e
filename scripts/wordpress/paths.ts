import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");
const work = join(repository, ".wordpress");
const unpacked = join(work, "unpacked");

export const paths = {
  repository,
  builtPackage: join(repository, "dist"),
  theme: join(repository, "examples/wordpress/dealer-theme"),
  plugin: join(repository, "examples/wordpress/dealer-elements"),
  php: join(import.meta.dirname, "php"),
  playwrightConfig: join(repository, "playwright.wordpress.config.ts"),
  results: join(repository, "test-results/wordpress.json"),
  downloads: join(work, "downloads"),
  unpacked,
  site: join(unpacked, "usr/share/wordpress"),
  database: join(work, "database"),
  logs: join(work, "logs"),
};
