import { existsSync } from "node:fs";
import { summaryLine } from "../test/outcome.ts";
import { startDatabase } from "../wordpress/database.ts";
import { stopProcesses } from "../wordpress/processes.ts";
import { runSuite } from "../wordpress/run-suite.ts";
import { timed } from "../wordpress/timed.ts";
import { findFreePort } from "../wordpress/web-server.ts";
import { paths } from "./paths.ts";
import { DATABASE, type Site, startSite } from "./site.ts";
import { clearLastRun, unpackRelease, writePackage } from "./site-files.ts";

const INTERRUPTED_EXIT_CODE = 130;
const SERVE = "--serve";

/** Installs a release of Joomla and runs the suite in it, or with --serve keeps it running until Ctrl+C. */
export async function main(release: string, args: readonly string[]): Promise<number> {
  if (!existsSync(release)) throw new Error(`There is no ${release}`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stopAndExit);
  try {
    const site = await timed("Joomla is there", () => prepare(release));
    if (args.includes(SERVE)) return await serveUntilInterrupted(site);
    const env = {
      DEALER_SITE_URL: site.url,
      DEALER_SITE_FOLDER: paths.site,
      DEALER_DB_SOCKET: site.socket,
      DEALER_PACKAGE: paths.package,
    };
    const outcome = await timed("suite", () => runSuite(env, args, paths));
    await stopProcesses();
    console.log(summaryLine(outcome));
    return outcome.failures.length === 0 && outcome.passed > 0 ? 0 : 1;
  } finally {
    await stopProcesses();
  }
}

async function prepare(release: string): Promise<Site> {
  clearLastRun();
  unpackRelease(release);
  writePackage();
  const socket = await startDatabase([DATABASE], paths);
  return startSite(socket, Number(process.env.JOOMLA_PORT) || (await findFreePort()));
}

function serveUntilInterrupted({ url }: Site): Promise<never> {
  console.log(`${url}/ (Ctrl+C stops it); the package is ${paths.package}`);
  return new Promise(() => {});
}

async function stopAndExit() {
  await stopProcesses();
  process.exit(INTERRUPTED_EXIT_CODE);
}
