import type { Plugin } from "vite";

const DEFAULT_IMPORT = /\bimport (\w+)(?:, (\{[^}]*\}))? from "react";/;

/** Libraries take React whole, by its default export; by its names only what they use of it is left in the build. */
export const namedReact = (): Plugin => ({
  name: "named-react",
  transform(code) {
    if (!DEFAULT_IMPORT.test(code)) return;
    return code.replace(DEFAULT_IMPORT, (_, name: string, names?: string) =>
      [`import * as ${name} from "react";`, names && `import ${names} from "react";`].join(""),
    );
  },
});
