import { DATABASE } from "../../../scripts/joomla/site.ts";
import { sql } from "../../support/sql.ts";

/** The answer to a query in the site's database, as text. */
export const query = (text: string) => sql(DATABASE, text);
