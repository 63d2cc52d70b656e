import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logTo, startProcess } from "../wordpress/processes.ts";
import { runCommand } from "../wordpress/run-command.ts";
import { waitUntil } from "../wordpress/wait-until.ts";
import { siteUrl } from "../wordpress/web-server.ts";
import { paths } from "./paths.ts";

export interface Site {
  readonly url: string;
  readonly socket: string;
}

export const DATABASE = "joomla";

const PHP = process.env.PHP ?? "php";
const START_LIMIT_MS = 20_000;
const WORKERS = "4";

/** Joomla asks for a password of twelve characters. */
export const ADMINISTRATOR = { name: "admin", password: "twelve-characters" } as const;
const OWNER = { name: "joomla", password: "twelve-characters" } as const;

/** Installs Joomla in the empty database, fills it with seed.json, and serves it. */
export async function startSite(socket: string, port: number): Promise<Site> {
  const options = ["-d", `mysqli.default_socket=${socket}`];
  const php = (...args: string[]) => runCommand(PHP, [...options, ...args], { cwd: paths.site });
  await addOwner(socket);
  await php("installation/joomla.php", "install", "--no-interaction", ...INSTALLATION);
  await php(join(paths.php, "seed.php"), paths.site, paths.seed);
  const url = siteUrl(port);
  setAddress(url);
  const listen = ["-S", new URL(url).host, "-t", paths.site];
  startProcess(PHP, [...options, "-d", "opcache.enable=0", ...listen], {
    stdio: logTo("php.log", paths.logs),
    env: { PHP_CLI_SERVER_WORKERS: WORKERS },
  });
  await waitUntil("Joomla's first page", () => answers(url), START_LIMIT_MS);
  return { url, socket };
}

/** Joomla 6.1 takes PHP's own server for a command line, on which it does not find the site's address itself. */
function setAddress(url: string) {
  const configuration = join(paths.site, "configuration.php");
  const php = readFileSync(configuration, "utf8");
  writeFileSync(configuration, php.replace("$live_site = ''", `$live_site = '${url}'`));
}

const INSTALLATION = Object.entries({
  "site-name": "Autohuis Merel",
  "admin-user": "Beheer",
  "admin-username": ADMINISTRATOR.name,
  "admin-password": ADMINISTRATOR.password,
  "admin-email": "beheer@example.nl",
  "db-type": "mysqli",
  "db-host": "localhost",
  "db-user": OWNER.name,
  "db-pass": OWNER.password,
  "db-name": DATABASE,
  "db-prefix": "jos_",
  "db-encryption": "0",
  "public-folder": "",
}).map(([name, value]) => `--${name}=${value}`);

const addOwner = (socket: string) =>
  runCommand("mariadb", [
    "--no-defaults",
    `--socket=${socket}`,
    "--user=root",
    "--execute",
    `GRANT ALL ON ${DATABASE}.* TO ${OWNER.name}@localhost IDENTIFIED BY '${OWNER.password}';`,
  ]);

async function answers(url: string) {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ?? false;
}
