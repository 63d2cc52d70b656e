import { join } from "node:path";
import { summaryLine } from "../test/outcome.ts";
import { startDatabase } from "./database.ts";
import { unpackWordPress } from "./debian-wordpress.ts";
import { paths } from "./paths.ts";
import { stopProcesses } from "./processes.ts";
import { runSuite } from "./run-suite.ts";
import { seedSite } from "./seed-site.ts";
import { clearLastRun, createSite } from "./site-files.ts";
import { timed } from "./timed.ts";
import { findFreePort, siteUrl, startWebServer } from "./web-server.ts";

const INTERRUPTED_EXIT_CODE = 130;

/** Serves a new WordPress site and runs the suite against it, or with --serve keeps it running until Ctrl+C. */
export async function main(args: string[]): Promise<number> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stopAndExit);
  try {
    const env = await timed("WordPress is there", startSite);
    if (args.includes("--serve")) return await serveUntilInterrupted(env.DEALER_SITE_URL);
    const outcome = await timed("suite", () => runSuite(env, args));
    await stopProcesses();
    console.log(summaryLine(outcome));
    return outcome.failures.length === 0 && outcome.passed > 0 ? 0 : 1;
  } finally {
    await stopProcesses();
  }
}

async function startSite() {
  clearLastRun();
  const port = Number(process.env.WORDPRESS_PORT) || (await findFreePort());
  await unpackWordPress();
  createSite();
  const env = {
    DEALER_DB_SOCKET: await startDatabase(),
    DEALER_SITE_URL: siteUrl(port),
    DEALER_PHP_ERRORS: join(paths.logs, "php-errors.log"),
  };
  await seedSite(env);
  await startWebServer(port, env);
  return env;
}

function serveUntilInterrupted(url: string): Promise<never> {
  console.log(`${url}/ (Ctrl+C stops it)`);
  return new Promise(() => {});
}

async function stopAndExit() {
  await stopProcesses();
  process.exit(INTERRUPTED_EXIT_CODE);
}
