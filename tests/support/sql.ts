import { runCommand } from "../../scripts/wordpress/run-command.ts";

/** The answer to a query in one of the run's databases, as text. */
export const sql = (database: string, query: string) =>
  runCommand("mariadb", [
    "--no-defaults",
    `--socket=${process.env.DEALER_DB_SOCKET}`,
    "--user=root",
    "--skip-column-names",
    database,
    "--execute",
    query,
  ]);
