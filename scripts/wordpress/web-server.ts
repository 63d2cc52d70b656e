import { createServer } from "node:net";
import { join } from "node:path";
import { paths, type Site } from "./paths.ts";
import { logTo, startProcess } from "./processes.ts";
import { waitUntil } from "./wait-until.ts";

const START_LIMIT_MS = 10_000;
const HOST = "127.0.0.1";

/** Serves the site with PHP's built-in web server. */
export async function startWebServer({ name, folder }: Site, port: number, env: NodeJS.ProcessEnv) {
  const options = ["-d", "opcache.enable_cli=1", "-d", "memory_limit=256M"];
  const args = [...options, "-S", `${HOST}:${port}`, "-t", folder, join(paths.php, "router.php")];
  startProcess("php", args, { stdio: logTo(`php-${name}.log`), env });
  await waitUntil("PHP's web server", () => answers(`${siteUrl(port)}/readme.html`), START_LIMIT_MS);
}

export function siteUrl(port: number) {
  return `http://${HOST}:${port}`;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(url: string) {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ?? false;
}
