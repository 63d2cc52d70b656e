import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { LANGUAGES, type Language } from "../../src/kernel/language/languages.ts";

const LOAD_CODE = "\0load-code";

/** Where the starter for bundlers imports from. */
interface Sources {
  codeOf(contract: Contract): string;
  textsIn(language: Language): string;
}

/**
 * Builds the starter for bundlers, which only find code in a literal `import()`: files of the starter that have a namesake in
 * `src/starter/bundler/` are replaced by it, and the one that loads code imports that of each tag, and the texts in the page's
 * language.
 */
export const bundlerStarter = (root: string, sources: Sources): Plugin => {
  const starter = join(root, "src/starter");
  return {
    name: "bundler-starter",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (source.startsWith("./chunks/")) return { id: source, external: true };
      if (dirname(importer) !== starter) return;
      if (source === "./load-code.ts") return LOAD_CODE;
      const namesake = join(starter, "bundler", basename(source));
      return existsSync(namesake) ? namesake : undefined;
    },
    load: (id) => (id === LOAD_CODE ? loadCodeOf(sources, join(root, "src/kernel")) : undefined),
  };
};

const loadCodeOf = ({ codeOf, textsIn }: Sources, kernel: string) => `
  import { untilHydrated } from ${JSON.stringify(join(kernel, "element/hydration.ts"))};
  import { languageOf } from ${JSON.stringify(join(kernel, "language/language-of.ts"))};
  import { reportFile } from ${JSON.stringify(join(kernel, "task/report.ts"))};
  const code = {${contracts.map((contract) => importOf(contract.tag, codeOf(contract)))}};
  const texts = {${LANGUAGES.map((language) => importOf(language, textsIn(language)))}};
  export const loadCode = async (tag) => {
    try {
      texts[languageOf(document.querySelector(tag) ?? document.documentElement)]?.().catch(() => {});
      const chunk = await code[tag]();
      await untilHydrated(tag);
      return chunk;
    } catch (error) {
      reportFile(tag, error);
    }
  };
`;

const importOf = (key: string, path: string) =>
  `${JSON.stringify(key)}: () => import(${JSON.stringify(path)})`;
