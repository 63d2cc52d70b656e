import { readFileSync } from "node:fs";

/** What is read of `custom-elements.json`; its shape as a whole is proven against the standard's schema. */
interface Named {
  name: string;
  kind?: string;
  default?: string;
  inheritedFrom?: unknown;
}

interface Declaration {
  tagName: string;
  attributes?: (Named & { fieldName: string })[];
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

/** What a class brings itself. */
export const ownOf = <N extends Named>(named: readonly N[] = []) =>
  named.filter(({ inheritedFrom }) => !inheritedFrom);
