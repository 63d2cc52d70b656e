import type { Plugin } from "vite";
import { REACT_DIFF } from "./react-diff.ts";

const HAS_REACT_DOM = /^## react-dom - /m;

const CHANGES = `
## Changes to React

The files of react, react-dom and scheduler are built in as they are published, written as modules in place of CommonJS
and minified. In react-dom these lines are changed; nothing else is:

\`\`\`diff
${REACT_DIFF}\`\`\`
`;

/** Adds our changes to React to the file of licences. */
export const reactLicense = (fileName: string): Plugin => ({
  name: "react-license",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const licences = bundle[fileName];
      if (licences?.type !== "asset") return;
      if (HAS_REACT_DOM.test(String(licences.source))) licences.source += CHANGES;
    },
  },
});
