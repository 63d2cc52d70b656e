import { readFileSync } from "node:fs";
import { join } from "node:path";
import { summaryLine } from "../test/outcome.ts";
import { startDatabase } from "./database.ts";
import { unpackNewestWordPress, unpackSystemWordPress } from "./debian-wordpress.ts";
import { newestSite, paths, type Site, systemSite } from "./paths.ts";
import { stopProcesses } from "./processes.ts";
import { runSuite } from "./run-suite.ts";
import { seedSite } from "./seed-site.ts";
import { clearLastRun, createSite } from "./site-files.ts";
import { timed } from "./timed.ts";
import { findFreePort, siteUrl, startWebServer } from "./web-server.ts";

const INTERRUPTED_EXIT_CODE = 130;

/** Runs only the themes, and writes what they show to docs/themes.md. */
const THEMES = "--themes";
const ONLY_THEMES = ["tests/wordpress/themes.spec.ts", "--project=chromium"];

/** Serves two new WordPress sites and runs the suite against them, or with --serve keeps them running until Ctrl+C. */
export async function main(args: string[]): Promise<number> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stopAndExit);
  try {
    const env = await timed("WordPress is there", startSites);
    const urls = [env.DEALER_SITE_URL, env.DEALER_NEWEST_SITE_URL].filter((url) => url !== undefined);
    if (args.includes("--serve")) return await serveUntilInterrupted(urls);
    const outcome = await timed("suite", () =>
      args.includes(THEMES)
        ? runSuite({ ...env, DEALER_THEMES: "1" }, [...ONLY_THEMES, ...args.filter((arg) => arg !== THEMES)])
        : runSuite(env, args),
    );
    await stopProcesses();
    console.log(summaryLine(outcome));
    return outcome.failures.length === 0 && outcome.passed > 0 ? 0 : 1;
  } finally {
    await stopProcesses();
  }
}

/** Where the sites are, and PHP's log, for the tests. */
async function startSites(): Promise<NodeJS.ProcessEnv> {
  clearLastRun();
  await unpackSystemWordPress();
  const sites = (await unpackNewestWordPress()) ? [systemSite, newestSite] : [systemSite];
  console.log(`WordPress ${sites.map(versionOf).join(" and ")}`);
  const shared = {
    DEALER_DB_SOCKET: await startDatabase(sites.map(({ database }) => database)),
    DEALER_PHP_ERRORS: join(paths.logs, "php-errors.log"),
  };
  const [url, newestUrl] = await Promise.all(sites.map((site) => startSite(site, shared)));
  return { ...shared, DEALER_SITE_URL: url, ...(newestUrl && { DEALER_NEWEST_SITE_URL: newestUrl }) };
}

function versionOf({ folder }: Site) {
  const php = readFileSync(join(folder, "wp-includes/version.php"), "utf8");
  return /\$wp_version = '([^']+)'/.exec(php)?.[1];
}

async function startSite(site: Site, shared: NodeJS.ProcessEnv): Promise<string> {
  createSite(site);
  const wished = site === systemSite ? Number(process.env.WORDPRESS_PORT) : 0;
  const port = wished || (await findFreePort());
  const env = { ...shared, DEALER_DB_NAME: site.database, DEALER_SITE_URL: siteUrl(port) };
  await seedSite(site, env);
  await startWebServer(site, port, env);
  return env.DEALER_SITE_URL;
}

function serveUntilInterrupted(urls: readonly string[]): Promise<never> {
  console.log(`${urls.map((url) => `${url}/`).join(" and ")} (Ctrl+C stops them)`);
  return new Promise(() => {});
}

async function stopAndExit() {
  await stopProcesses();
  process.exit(INTERRUPTED_EXIT_CODE);
}
