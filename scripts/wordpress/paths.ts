import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");
const work = join(repository, ".wordpress");

export const paths = {
  repository,
  builtPackage: join(repository, "dist"),
  plugin: join(repository, "examples/wordpress/dealer-elements"),
  theme: join(repository, "examples/wordpress/dealer-theme"),
  php: join(import.meta.dirname, "php"),
  playwrightConfig: join(repository, "playwright.wordpress.config.ts"),
  results: join(repository, "test-results/wordpress.json"),
  unpacked: join(work, "unpacked"),
  apt: join(work, "apt"),
  database: join(work, "database"),
  logs: join(work, "logs"),
};

/** One WordPress, from one suite of Debian. */
export interface Site {
  readonly name: "system" | "newest";
  /** The downloaded packages, which the next run uses again. */
  readonly downloads: string;
  readonly unpacked: string;
  readonly folder: string;
  /** The name of its database. */
  readonly database: string;
}

/** The WordPress of this system's own suite. */
export const systemSite = siteOf("system");
/** The WordPress of Debian's newest suite. */
export const newestSite = siteOf("newest");

function siteOf(name: Site["name"]): Site {
  const unpacked = join(paths.unpacked, name);
  return {
    name,
    downloads: join(work, "downloads", name),
    unpacked,
    folder: join(unpacked, "usr/share/wordpress"),
    database: `wordpress_${name}`,
  };
}
