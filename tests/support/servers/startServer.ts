import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { waitUntil } from "../../../scripts/wordpress/wait-until.ts";
import { findFreePort } from "../../../scripts/wordpress/web-server.ts";
import type { Server } from "./servers.ts";
import { startCms } from "./startCms.ts";

const START_LIMIT_MS = 10_000;

/** The version in the folder of the library's own host. */
export const VERSION = "1.2.3";

/** Starts a server with its example settings in front of a CMS, with the built library in the example's folders. */
export async function startServer(server: Server) {
  const folder = mkdtempSync(join(tmpdir(), `dealer-${server.program}-`));
  const cms = await startCms();
  const port = await findFreePort();
  for (const name of ["srv/www.example.nl", "srv/cdn.example.nl", "log"])
    mkdirSync(join(folder, name), { recursive: true });
  symlinkSync(resolve("dist"), join(folder, "srv/www.example.nl/dealer-elements"));
  symlinkSync(resolve("dist"), join(folder, `srv/cdn.example.nl/dealer-elements@${VERSION}`));
  const settings = server.settings({ folder, port, cmsPort: cms.port });
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(folder, name), text);

  const options = { cwd: folder, env: { ...process.env, HOME: folder } };
  const check = spawnSync(server.program, server.check, { ...options, encoding: "utf8" });
  if (check.status !== 0) throw new Error(`${server.program} refuses its settings: ${check.stderr}`);

  const child = spawn(server.program, server.run, { ...options, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await waitUntil(server.program, answers, START_LIMIT_MS);
  return {
    url,
    port,
    log: (name: string) => readFileSync(join(folder, "log", name), "utf8"),
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      await cms.close();
      rmSync(folder, { recursive: true });
    },
  };
}
