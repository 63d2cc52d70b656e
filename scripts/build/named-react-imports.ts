import type { Plugin } from "vite";

const DEFAULT_IMPORT = /\bimport (\w+)(?:, (\{[^}]*\}))? from "react";/;

/** Rewrites the default import of React in libraries to named imports, so that the bundler can remove unused exports. */
export const namedReactImports = (): Plugin => ({
  name: "named-react-imports",
  transform(code) {
    if (!DEFAULT_IMPORT.test(code)) return;
    return code.replace(DEFAULT_IMPORT, (_, name: string, names?: string) =>
      [`import * as ${name} from "react";`, names && `import ${names} from "react";`].join(""),
    );
  },
});
