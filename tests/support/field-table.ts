import { CHECKS, type Check } from "../e2e/field/judge/verdict.ts";
import type { FieldCase } from "../fixtures/field/FieldCase.ts";
import { judgedCases } from "../fixtures/field/index.ts";
import { knownFaults } from "../fixtures/field/known-faults.ts";
import { themeCases } from "../wordpress/support/themes.ts";

/** The visits in which a check was made, and those in which it found a fault. */
export interface FieldTally {
  visits: number;
  faulty: number;
}

/** By the case's name, then by check. */
export type FieldTallies = Record<string, Partial<Record<Check, FieldTally>>>;

/** Counts the annotation `<case> <check> ok|not` of a visit. */
export function countField(tallies: FieldTallies, description: string): void {
  const [name, check, result] = description.split(" ") as [string, Check, string];
  const ofCase = tallies[name] ?? {};
  const { visits, faulty } = ofCase[check] ?? { visits: 0, faulty: 0 };
  tallies[name] = { ...ofCase, [check]: { visits: visits + 1, faulty: faulty + Number(result !== "ok") } };
}

/** A row of docs/themes.md: a page of the test server, or a theme in the WordPress run. */
export interface FieldRow extends Pick<FieldCase, "name" | "title" | "package"> {
  readonly kind: FieldCase["kind"] | "wordpress";
}

/** All rows, in the order of docs/themes.md. */
export const fieldRows: readonly FieldRow[] = [
  ...judgedCases,
  ...themeCases.map(({ name, title }) => ({ name, title, kind: "wordpress" as const })),
];

const NOT_TRIED = "–";
const HEADINGS = {
  framework: "Frameworks",
  theme: "Themes",
  page: "Faults that people report",
  wordpress: "Themes in WordPress",
} as const;

/** Known faults show in another part of the visits in each run, so that their number would say nothing. */
const cellOf = (tally: FieldTally | undefined, isKnown: boolean) => {
  if (!tally) return NOT_TRIED;
  if (isKnown) return "fails in part";
  return tally.faulty === 0 ? "ok" : `${tally.faulty} of ${tally.visits} fail`;
};

/** The first cell of a case's row: its name and, for a framework, the version that was tried. */
export function rowName(
  { title, package: name }: FieldRow,
  versions: Readonly<Record<string, string>>,
): string {
  const version = name && versions[name]?.replace(/^npm:.+@/, "");
  return version ? `${title.replace(/ \d+$/, "")} ${version}` : title;
}

/** A table of one kind. A row that the run has left out stays as it is on the page. */
export function fieldTable(
  kind: FieldRow["kind"],
  tallies: FieldTallies,
  versions: Readonly<Record<string, string>>,
  page = "",
): string {
  const checks = Object.keys(CHECKS) as Check[];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rows = fieldRows
    .filter((row) => row.kind === kind)
    .map((row) => {
      const name = rowName(row, versions);
      const known = knownFaults[row.name] ?? knownFaults[row.title] ?? [];
      const kept = tallies[row.name] ? undefined : rowLinesIn(page).find((found) => nameIn(found) === name);
      return (
        kept ??
        line([name, ...checks.map((check) => cellOf(tallies[row.name]?.[check], known.includes(check)))])
      );
    });
  const head = line(["", ...checks.map((check) => CHECKS[check])]);
  return [head, line(["---", ...checks.map(() => "---")]), ...rows].join("\n");
}

const INTRODUCTION = `# In other people's themes

\`npm run themes\` tries \`dealer-mega-nav\` on these pages in Chromium, and writes this page. Each framework has the navigation of its
own documentation, with its style sheet, and its scripts on and off. The pages of themes have rules of our own that hide submenus, fold
the list away and draw arrows as the theme does. The tag is around the list, and once more around the whole navigation with its brand,
menu button and search field; the page is 1280 and 390 px wide. Each of these combinations is one visit.

The judge does what a visitor does, and looks at the author's markup and at the screen, never at our own state:

- **Mouse**, **Touch**: one press on a toggle opens its submenu, and the middle of every link in it can be pressed
  (\`elementFromPoint\`); it stays open when the pointer is elsewhere; a second press closes it. On narrow pages the menu button shows
  the list first.
- **Keyboard**: Tab reaches every link and toggle in document order and nothing that cannot be seen; Enter and Space open a submenu.
- **Escape**: closes one level, and the focus is on its toggle.
- **One caret**: every item with a submenu has exactly one arrow, ours or the theme's, with a contrast of at least 3:1; its toggle is at
  least 24 × 24 px and beside the label.
- **One menu button**: a narrow page shows exactly one, ours or the theme's.
- **Height**: when the code comes, the header stays as high as it was (± 1 px), and nothing moves (layout shift 0).
- **Nothing logged**: no warning or error that the page does not log without us.
- **Markup restored**: after \`remove()\` the content is what the page was written with, byte for byte; with scripts, what the theme's
  script alone makes of it.

A cell has \`ok\`, or in how many of its visits the check failed; the test's name and message say where and how. \`fails in part\`
is a known fault of some visits (tests/fixtures/field/known-faults.ts). A dash means that the check does not apply. Firefox and WebKit run one page per way to hide a menu with \`npm run test:all\`.

\`npm run test:wordpress -- --themes\` does the same with Debian's themes in the WordPress of Debian 12 and in that of its newest suite
(7.1 in November 2026), and writes their table. Their scripts are on; the tag is around the theme's navigation, and once more where our plug-in puts it.
`;

/** The page after a run with these results; the page before it has the rows that the run has left out. */
export function fieldPage(
  tallies: FieldTallies,
  versions: Readonly<Record<string, string>>,
  before: string,
): string {
  const tables = (Object.keys(HEADINGS) as FieldRow["kind"][]).map(
    (kind) => `## ${HEADINGS[kind]}\n\n${fieldTable(kind, tallies, versions, before)}\n`,
  );
  return [INTRODUCTION, ...tables].join("\n");
}

const rowLinesIn = (page: string) =>
  page
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("|  |"));

const nameIn = (line: string) => line.slice(2).split(" | ")[0] ?? "";

/** The first cells of all rows of the page. */
export const rowNamesIn = (page: string) => rowLinesIn(page).map(nameIn);
