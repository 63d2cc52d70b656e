import { join } from "node:path";
import { runCommand } from "../../../scripts/wordpress/run-command.ts";
import { query } from "./database.ts";

/** Joomla's number of the group; its name is in the language of the installation. */
export const MANAGERS = 6;

/** Adds a user to a group, as somebody with a shell on the server. */
export async function addUser({ name, password }: { name: string; password: string }, group: number) {
  const { DEALER_SITE_FOLDER = "", DEALER_DB_SOCKET, PHP = "php" } = process.env;
  const title = await query(`SELECT title FROM jos_usergroups WHERE id = ${group}`);
  await runCommand(PHP, [
    ...["-d", `mysqli.default_socket=${DEALER_DB_SOCKET}`],
    ...[join(DEALER_SITE_FOLDER, "cli/joomla.php"), "user:add", "--no-interaction"],
    ...[`--username=${name}`, `--name=${name}`, `--password=${password}`],
    ...[`--email=${name}@example.nl`, `--usergroup=${title}`],
  ]);
}
