import { relative } from "node:path";
import type { Plugin } from "vite";
import { contracts } from "../../src/contracts.ts";
import type { Attribute, Contract, Text } from "../../src/kernel/element/contract.ts";

const CONTRACT_FILE = /src\/([\w-]+)\/\1\.contract\.ts$/;

/**
 * Removes from the contracts what only the manifest, the docs, the starter and other languages use. Elements need only the
 * tags, the attributes, the texts and the events.
 */
export const runtimeContracts = (root: string): Plugin => ({
  name: "runtime-contracts",
  transform(code, id) {
    const [, feature] = CONTRACT_FILE.exec(relative(root, id)) ?? [];
    const contract = contracts.find(({ tag }) => tag === `dealer-${feature}`);
    const name = /export const (\w+)/.exec(code)?.[1];
    return contract && name
      ? `export const ${name} = ${JSON.stringify(runtimePartOf(contract))};`
      : undefined;
  },
});

const runtimePartOf = ({ tag, attributes, texts, events }: Contract) => ({
  tag,
  attributes: mapValues<Attribute & { negative?: string }, object>(
    attributes,
    ({ about, negative, ...rest }) => (rest.type === "text" ? { ...rest, translations: undefined } : rest),
  ),
  texts: texts && mapValues<Text, Text>(texts, ({ default: text }) => ({ default: text })),
  events: mapValues(events, ({ cancelable }) => (cancelable ? { cancelable } : {})),
});

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
