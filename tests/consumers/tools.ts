/** The parts of docs/tools.md, in its order. */
export const KINDS = {
  bundler: {
    heading: "Bundlers",
    tried:
      "An app that imports the starter. In Chromium every element is registered, and no error is logged.",
  },
  types: {
    heading: "TypeScript",
    tried:
      "A script with the classes, tags and events, for `moduleResolution` `bundler`, `node16` and `nodenext`. A wrong value is an error, of at most three lines.",
  },
  view: {
    heading: "Types of tags in views",
    tried:
      "The tags with their attributes and events, in strict mode. A wrong value and a wrong event are errors.",
  },
  runner: {
    heading: "Test runners",
    tried: "A test that imports the elements. They are registered and render.",
  },
  server: {
    heading: "Pages that a server renders",
    tried:
      "The elements are imported at the top of a client module, and the framework takes over late. In Chromium it logs no error and keeps the server's nodes, and then the elements are registered.",
  },
} as const;

/** A row of docs/tools.md: a package in tests/consumers/package.json, by its name there. */
export interface Tool {
  readonly title: string;
  readonly kind: keyof typeof KINDS;
  /** What a developer must do, or know. */
  readonly note?: string;
}

export const TOOLS = {
  vite: { title: "Vite", kind: "bundler" },
  "vite-5": { title: "Vite", kind: "bundler" },
  webpack: { title: "webpack", kind: "bundler" },
  "@rspack/core": { title: "Rspack", kind: "bundler" },
  rollup: { title: "Rollup", kind: "bundler", note: "with `@rollup/plugin-node-resolve`" },
  parcel: {
    title: "Parcel",
    kind: "bundler",
    note: "imports `dealer-elements/dist/dealer-elements.bundler.js`: it does not read `exports` unless told to",
  },
  esbuild: { title: "esbuild", kind: "bundler", note: "with `--splitting --format=esm`" },
  typescript: { title: "TypeScript", kind: "types" },
  "typescript-5": { title: "TypeScript", kind: "types" },
  "@types/react": { title: "React (`@types/react`)", kind: "view" },
  "types-react-19": { title: "React (`@types/react`)", kind: "view" },
  preact: { title: "Preact", kind: "view" },
  "solid-js": { title: "Solid", kind: "view" },
  svelte: { title: "Svelte", kind: "view" },
  vue: { title: "Vue", kind: "view" },
  jest: { title: "Jest", kind: "runner", note: "with `jest-environment-jsdom`" },
  "react-dom": { title: "React (`hydrateRoot`)", kind: "server", note: "the root has `data-dealer-hydrate`" },
} as const satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof TOOLS;

declare module "vitest" {
  interface TaskMeta {
    tool?: ToolName;
  }
}

/** The options of a test whose result is in the tool's row. */
export const tries = (tool: ToolName) => ({ meta: { tool } });
