import { readFileSync } from "node:fs";

/** The part of `custom-elements.json` that is read here; another test validates the whole against its schema. */
interface Named {
  name: string;
  kind?: string;
  default?: string;
  inheritedFrom?: unknown;
}

interface Declaration {
  tagName: string;
  attributes?: (Named & { fieldName?: string })[];
  members?: Named[];
  events?: Named[];
  slots?: Named[];
  cssParts?: Named[];
  cssStates?: Named[];
  cssProperties?: Named[];
}

interface Manifest {
  modules: { declarations?: Declaration[] }[];
}

const { modules }: Manifest = JSON.parse(
  readFileSync(new URL("../../../custom-elements.json", import.meta.url), "utf8"),
);

const declarations = modules.flatMap((module) => module.declarations ?? []);

export function declarationOf(tag: string): Declaration {
  const found = declarations.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`${tag} is not in the manifest`);
  return found;
}

export const declaredTags = declarations.map(({ tagName }) => tagName);

export const namesOf = (named: readonly Named[] = []) => named.map(({ name }) => name).sort();

/** Those that a class does not inherit. */
export const ownOf = <N extends Named>(named: readonly N[] = []) =>
  named.filter(({ inheritedFrom }) => !inheritedFrom);
