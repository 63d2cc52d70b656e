import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { paths } from "./paths.ts";
import { logTo, startProcess } from "./processes.ts";
import { runCommand } from "./run-command.ts";
import { waitUntil } from "./wait-until.ts";

const START_LIMIT_MS = 20_000;
const SERVER = "/usr/sbin/mariadbd";

// Fast rather than safe, because the data is deleted after the run.
const FORGETFUL = ["--innodb-flush-log-at-trx-commit=0", "--innodb-doublewrite=0", "--sync-binlog=0"];

interface Folders {
  readonly database: string;
  readonly logs: string;
}

/** Starts a MariaDB that listens only on a socket, with these databases, and returns the socket's path. */
export async function startDatabase(names: readonly string[], folders: Folders = paths): Promise<string> {
  const own = ["--no-defaults", `--datadir=${folders.database}`, `--user=${userInfo().username}`];
  await runCommand("mariadb-install-db", [
    ...own,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  const socket = socketPath();
  const listen = [`--socket=${socket}`, "--skip-networking", `--pid-file=${socket}.pid`];
  startProcess(SERVER, [...own, ...listen, ...FORGETFUL], { stdio: logTo("mariadb.log", folders.logs) });
  await waitUntil("MariaDB", () => answers(socket), START_LIMIT_MS);
  const create = names.map((name) => `CREATE DATABASE ${name} CHARACTER SET utf8mb4;`).join("");
  await runCommand("mariadb", ["--no-defaults", `--socket=${socket}`, "--user=root", "--execute", create]);
  return socket;
}

// In the system's temporary folder, because a socket's path can have at most 107 bytes, and a checkout's path can be longer.
function socketPath() {
  const folder = mkdtempSync(join(tmpdir(), "dealer-db-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "db.sock");
}

function answers(socket: string) {
  return new Promise<boolean>((resolve) => {
    const connection = connect(socket);
    connection.once("error", () => resolve(false));
    connection.once("data", () => resolve(true));
    connection.once("data", () => connection.destroy());
  });
}
