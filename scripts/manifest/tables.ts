import type { Contract } from "../../src/kernel/element/contract.ts";
import { LANGUAGES } from "../../src/kernel/language/languages.ts";
import { translatedTexts } from "./translations.ts";
import { attributeText, eventText, eventType, typeOf } from "./type-text.ts";

const MADE = "<!-- Made from the contracts in src/*/*.contract.ts by npm run generate. -->";

const page = (blocks: readonly string[]) => `${blocks.join("\n\n")}\n`;

/** What each element does, in Markdown, with a link to its reference. */
export const referencesOf = (contracts: readonly Contract[]) =>
  page([
    MADE,
    "# The elements",
    ...table(
      ["tag", "what it does"],
      contracts.map(({ tag, about }) => [`[${code(tag)}](elements/${tag}.md)`, about]),
    ),
  ]);

/** The reference of an element. */
export function referenceOf(contract: Contract): string {
  const { tag, about, attributes, events } = contract;
  return page([
    MADE,
    `# ${tag}`,
    about,
    ...table(
      ["attribute", "type", "default", "meaning"],
      Object.entries(attributes).map(([name, attribute]) => [
        code(name),
        code(typeOf(attribute)),
        code(String(attribute.default)),
        attributeText(attribute),
      ]),
    ),
    ...table(
      ["text", "Dutch", ...LANGUAGES.map((language) => LANGUAGE_NAMES[language])],
      translatedTexts(contract).map(({ name, dutch, translations }) => [
        code(name),
        dutch,
        ...LANGUAGES.map((language) => translations[language]),
      ]),
    ),
    ...table(
      ["method", "meaning"],
      Object.entries(contract.methods ?? {}).map(([name, { about, parameter }]) => [
        code(`${name}(${parameter?.name ?? ""})`),
        [about, parameter?.about].filter(Boolean).join(" "),
      ]),
    ),
    ...table(
      ["event", "type", "meaning"],
      Object.entries(events).map(([name, event]) => [code(name), code(eventType(event)), eventText(event)]),
    ),
    ...table(["part", "meaning"], named(contract.parts)),
    ...table(
      ["state", "meaning"],
      named(contract.states, (name) => `:state(${name})`),
    ),
    ...table(
      ["slot", "meaning"],
      named(contract.slots, (name) => name || "(default)"),
    ),
    ...table(
      ["custom property", "default", "meaning"],
      Object.entries(contract.customProperties).map(([name, property]) => [
        code(name),
        code(property.default),
        property.about,
      ]),
    ),
    ...table(["styles of the author's markup", "why they change"], named(contract.authorStyles ?? {})),
    ...table(["listens to", "meaning"], named(contract.listensTo)),
  ]);
}

const LANGUAGE_NAMES = { en: "English", de: "German", fr: "French" };

const named = (statements: Readonly<Record<string, string>>, show = (name: string) => name) =>
  Object.entries(statements).map(([name, about]) => [code(show(name)), about]);

const code = (text: string) => text && `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [[line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")];
}
