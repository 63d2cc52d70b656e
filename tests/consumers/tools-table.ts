import { readFileSync } from "node:fs";
import { KINDS, TOOLS, type Tool, type ToolName } from "./tools.ts";

/** How many tests a tool's row had, and how many of them failed. */
export interface ToolTally {
  readonly tests: number;
  readonly failed: number;
}

export type ToolTallies = Readonly<Record<ToolName, ToolTally>>;

/** The versions of the package.json files in tests/consumers/, which `npm ci` installs exactly. */
export type Versions = Readonly<Record<string, string>>;

const INTRODUCTION = `# With other people's tools

\`npm run tools\` packs the package, installs it beside these versions, tries each, and writes this page. \`ok\` means that every test passed.
`;

const nameOf = (name: ToolName, versions: Versions) =>
  `${TOOLS[name].title} ${versions[name]?.replace(/^npm:.+@/, "")}`;

function rowOf(name: ToolName, tallies: ToolTallies, versions: Versions): string {
  const { note = "", fault }: Tool = TOOLS[name];
  const { tests, failed } = tallies[name];
  const whenPassed = fault ? `[its own fault](${fault})` : "ok";
  return line([nameOf(name, versions), failed === 0 ? whenPassed : `${failed} of ${tests} fail`, note]);
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const names = Object.keys(TOOLS) as ToolName[];

/** docs/tools.md after a run with these results. */
export function toolsPage(tallies: ToolTallies, versions: Versions): string {
  const parts = Object.entries(KINDS).map(([kind, { heading, tried }]) => {
    const rows = names
      .filter((name) => TOOLS[name].kind === kind)
      .map((name) => rowOf(name, tallies, versions));
    const head = [line(["tool", "verdict", "note"]), line(["---", "---", "---"])];
    return `## ${heading}\n\n${tried}\n\n${[...head, ...rows].join("\n")}\n`;
  });
  return [INTRODUCTION, ...parts].join("\n");
}

/** The page that a run writes in which every test passes. */
export function greenPage(versions: Versions): string {
  const tallies = Object.fromEntries(names.map((name) => [name, { tests: 1, failed: 0 }]));
  return toolsPage(tallies as ToolTallies, versions);
}

export function readVersions(): Versions {
  const versionsIn = (path: string) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`tests/consumers/${path}`, "utf8"));
    return { ...dependencies, ...devDependencies };
  };
  return { ...versionsIn("angular/package.json"), ...versionsIn("package.json") };
}
