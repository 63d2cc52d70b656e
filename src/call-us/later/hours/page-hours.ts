import { isDay } from "../../../kernel/element/is-day.ts";
import { dayNumber, type Entry, EVERY_DAY, spansBetween, weekdayOf } from "./entries.ts";
import { every, readLine } from "./written-hours.ts";

type Thing = Readonly<Record<string, unknown>>;

/** The opening hours in schema.org's data (JSON-LD) on the page; undefined where there are none, several or wrong ones. */
export function pageHours(page: ParentNode = document): readonly Entry[] | undefined {
  const scripts = page.querySelectorAll('script[type="application/ld+json" i]');
  const businesses = [...scripts].flatMap(({ textContent }) => nodesIn(parsed(textContent)));
  const all = businesses.filter(hasHours);
  const dealers = all.filter((node) => list(node["@type"]).includes("AutoDealer"));
  const found = new Map(
    (dealers.length > 0 ? dealers : all).map((node) => [
      JSON.stringify(PROPERTIES.map((name) => node[name])),
      node,
    ]),
  );
  const [node] = found.values();
  return node && found.size === 1 ? entriesOf(node) : undefined;
}

const PROPERTIES = ["openingHoursSpecification", "openingHours", "specialOpeningHoursSpecification"] as const;

const hasHours = (node: Thing) => PROPERTIES.slice(0, 2).some((name) => list(node[name]).length > 0);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

const list = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat();

/** What a script states: a thing, several, a graph of them, or a page about one. */
function nodesIn(data: unknown): readonly Thing[] {
  if (Array.isArray(data)) return data.flatMap(nodesIn);
  if (typeof data !== "object" || data === null) return [];
  const node = data as Thing;
  return [node, ...nodesIn(node["@graph"]), ...nodesIn(node.mainEntity)];
}

/** The specification of each period says more than the same hours as text. */
function entriesOf(node: Thing): readonly Entry[] | undefined {
  const specified = list(node.openingHoursSpecification).map((one) => readSpecification(one, false));
  const written = list(node.openingHours).map((line) => readLine(String(line), "en"));
  const special = list(node.specialOpeningHoursSpecification).map((one) => readSpecification(one, true));
  return every([...(specified.length > 0 ? specified : written), ...special]);
}

/** A date may be written with a time; a day of the week also as an address, or as a thing with one. */
const dateOf = (value: unknown) => String(value ?? "").slice(0, 10);
const nameOf = (value: unknown) => String(Object(value)["@id"] ?? value).replace(/^.*\//, "");

function readSpecification(value: unknown, inSpecial: boolean): Entry | undefined {
  const { dayOfWeek, opens, closes, validFrom, validThrough } = Object(value);
  const named = list(dayOfWeek).map((day) => dayNumber(nameOf(day), "en"));
  const spans =
    opens === undefined && closes === undefined ? [] : spansBetween(String(opens), String(closes));
  const [from, through] = [dateOf(validFrom), dateOf(validThrough)];
  const first = from || (inSpecial ? through : "");
  const last = through || (inSpecial ? from : "");
  const isOneDay = first !== "" && first === last;
  const saysNothing = spans?.length === 0 && !first && !last && named.length === 0;
  if (!spans || saysNothing || named.includes(-1) || !isPeriod(first, last)) return undefined;
  if (isOneDay && named.length > 0 && !named.includes(weekdayOf(first))) return undefined;
  const isSpecial = inSpecial || isOneDay || (spans.length === 0 && first !== "" && last !== "");
  return { days: named.length > 0 ? named : EVERY_DAY, first, last, isSpecial, spans };
}

const isPeriod = (first: string, last: string) =>
  [first, last].filter(Boolean).every(isDay) && (!last || first <= last);
