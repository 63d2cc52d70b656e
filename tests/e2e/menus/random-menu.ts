import fc from "fast-check";

type Submenu = "list" | "columns" | "details" | "tabs";

/** An item in a CMS's markup. */
interface Item {
  readonly label: string;
  readonly text: string;
  readonly submenu: Submenu | undefined;
  readonly printsToggle: boolean;
  readonly columns: readonly (readonly Item[])[];
}

const TEXTS = ["Auto's", "Occasions", "Werkplaats", "Lease", "Contact"];
const LABELS = ["address", "hash", "no address", "span", "text", "button"];
const SEPARATOR: Item = { label: "text", text: "---", submenu: undefined, printsToggle: false, columns: [] };

const leaf: fc.Arbitrary<Item> = fc.record({
  label: fc.constantFrom(...LABELS),
  text: fc.constantFrom(...TEXTS),
  submenu: fc.constant(undefined),
  printsToggle: fc.constant(false),
  columns: fc.constant([]),
});

const parent = (depth: number): fc.Arbitrary<Item> =>
  fc.record({
    label: fc.constantFrom(...LABELS),
    text: fc.constantFrom(...TEXTS),
    submenu: fc.constantFrom<Submenu>("list", "columns", "details", "tabs"),
    printsToggle: fc.boolean(),
    columns: fc.array(itemsArbitrary(depth - 1), { minLength: 1, maxLength: 3 }),
  });

/** The items of a list, with at most this number of levels below them. */
export const itemsArbitrary = (depth: number): fc.Arbitrary<readonly Item[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: leaf },
      { weight: 1, arbitrary: fc.constant(SEPARATOR) },
      ...(depth > 0 ? [{ weight: 5, arbitrary: parent(depth) }] : []),
    ),
    { minLength: Math.max(depth, 1), maxLength: 3 },
  );

/** Numbers that make addresses and ids unique on a page. */
let last = 0;

export const htmlOf = (items: readonly Item[]): string => items.map(itemHtml).join("");
export const listHtml = (items: readonly Item[]): string => `<ul>${htmlOf(items)}</ul>`;

function itemHtml(item: Item): string {
  if (item.submenu === "details")
    return `<li><details><summary>${item.text}</summary>${listHtml(item.columns.flat())}</details></li>`;
  const toggle = item.submenu && item.printsToggle ? '<button type="button">v</button>' : "";
  return `<li>${labelHtml(item)}${toggle}${submenuHtml(item)}</li>`;
}

function labelHtml({ label, text }: Item): string {
  if (label === "address") return `<a href="#pagina-${++last}">${text}</a>`;
  if (label === "hash") return `<a href="#">${text}</a>`;
  if (label === "no address") return `<a>${text}</a>`;
  if (label === "span") return `<span>${text}</span>`;
  return label === "button" ? `<button type="button">${text}</button>` : text;
}

function submenuHtml({ submenu, columns }: Item): string {
  if (submenu === "list") return listHtml(columns.flat());
  if (submenu === "columns") return `<div>${columns.map(listHtml).join("")}</div>`;
  return submenu === "tabs" ? `<div>${tabsHtml(columns)}</div>` : "";
}

function tabsHtml(columns: Item["columns"]): string {
  const panels = columns.map((items) => ({ id: `paneel-${++last}`, items }));
  const tabs = panels.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join("");
  return `<ul>${tabs}</ul>${panels.map(({ id, items }) => `<div id="${id}">${listHtml(items)}</div>`).join("")}`;
}
