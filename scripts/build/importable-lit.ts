import type { Plugin } from "vite";

/** What Lit takes from the page when it is imported, and how it does so where there is none. */
const CHANGES: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  ["reactive-element.js", /extends HTMLElement\b/, "extends (globalThis.HTMLElement ?? class {})"],
  ["lit-html.js", /([=:]) ?document([,;])/, "$1globalThis.document$2"],
  ["lit-html.js", /\b(\w+)(\.createTreeWalker\(\1, ?129)/, "$1?$2"],
];

/** Lets servers, workers and tests import Lit without a document. */
export const importableLit = (): Plugin => ({
  name: "importable-lit",
  transform(code, id) {
    const changes = CHANGES.filter(
      ([file]) => id.endsWith(`/${file}`) && /node_modules\/(@lit|lit-html)\//.test(id),
    );
    return changes.reduce<string | undefined>((changed, [file, from, to]) => {
      if (!from.test(code)) throw new Error(`${file} has no ${from}`);
      return (changed ?? code).replace(from, to);
    }, undefined);
  },
});
