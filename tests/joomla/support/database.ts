import { DATABASE } from "../../../scripts/joomla/site.ts";
import { runCommand } from "../../../scripts/wordpress/run-command.ts";

/** The answer to a query in the site's database, as text. */
export const query = (sql: string) =>
  runCommand("mariadb", [
    "--no-defaults",
    `--socket=${process.env.DEALER_DB_SOCKET}`,
    "--user=root",
    "--skip-column-names",
    DATABASE,
    "--execute",
    sql,
  ]);
