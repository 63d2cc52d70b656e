import { readdirSync, readFileSync } from "node:fs";
import type { Contract } from "../../src/kernel/element/contract.ts";

const RECIPES = "docs/recipes";

/** What the package has to read, for language models (llmstxt.org). */
export function llmsOf(contracts: readonly Contract[], description: string): string {
  const elements = contracts.map(({ tag, about }) => `- [${tag}](docs/elements/${tag}.md): ${about}`);
  const recipes = readdirSync(RECIPES).map((name) => `- [${titleOf(name)}](${RECIPES}/${name})`);
  return `${[
    "# dealer-elements",
    `> ${description}`,
    "## Elements",
    elements.join("\n"),
    "## Recipes",
    recipes.join("\n"),
    "## Data",
    "- [custom-elements.json](custom-elements.json): every tag, attribute, event, part, state, slot and custom property",
  ].join("\n\n")}\n`;
}

const titleOf = (name: string) =>
  /^# (.*)$/m.exec(readFileSync(`${RECIPES}/${name}`, "utf8"))?.[1]?.replaceAll("`", "");
