import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";

const LOAD_CODE = "\0load-code";

/**
 * Builds the starter for bundlers, which only find code in a literal `import()`: files of the starter that have a namesake in
 * `src/starter/bundler/` are replaced by it, and the one that loads code imports that of each tag from where `pathOf` says.
 */
export const bundlerStarter = (root: string, pathOf: (contract: Contract) => string): Plugin => {
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
    load: (id) => (id === LOAD_CODE ? loadCodeOf(pathOf, join(root, "src/kernel")) : undefined),
  };
};

const loadCodeOf = (pathOf: (contract: Contract) => string, kernel: string) => `
  import { untilHydrated } from ${JSON.stringify(join(kernel, "element/hydration.ts"))};
  import { reportFile } from ${JSON.stringify(join(kernel, "task/report.ts"))};
  const code = {
    ${contracts.map((contract) => `${JSON.stringify(contract.tag)}: () => import(${JSON.stringify(pathOf(contract))})`)}
  };
  export const loadCode = async (tag) => {
    try {
      const chunk = await code[tag]();
      await untilHydrated(tag);
      return chunk;
    } catch (error) {
      reportFile(tag, error);
    }
  };
`;
