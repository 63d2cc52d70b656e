import { readFileSync } from "node:fs";
import { ROOT } from "../root.ts";
import type { Handler } from "./folder.ts";

interface Row {
  readonly label: string;
  /** Where it leads; without it, it lands in the field. */
  readonly href?: string;
  readonly picture?: string;
  readonly price?: string;
  /** What else it can be found by. */
  readonly about: string;
}

/** Answers the search of an example site with the rows of its list that have every word. */
export function searchList(site: string, list: string): Handler {
  const readRows = (): Row[] => JSON.parse(readFileSync(`${ROOT}examples/${site}/${list}`, "utf8"));
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== `/examples/${site}/zoek`) return next();
    const words = (searchParams.get("query") ?? "").toLowerCase().split(/\s+/);
    const rows = readRows().filter((row) => words.every((word) => textOf(row).includes(word)));
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(rows.map(({ about, ...shown }) => shown)));
  };
}

const textOf = ({ label, about }: Row) => `${label} ${about}`.toLowerCase();
