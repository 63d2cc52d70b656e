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
  manifest: {
    heading: "Manifest and editors",
    tried:
      "What is made from `custom-elements.json` compiles in strict mode, and a wrong value does not. What reads the manifest or the types knows every tag and attribute.",
  },
  runner: {
    heading: "Test runners",
    tried: "A test that imports the elements. They are registered and render.",
  },
  runtime: {
    heading: "Workers",
    tried: "Every entry is imported where there is no document. Nothing throws, and the classes are there.",
  },
  server: {
    heading: "Pages that a server renders",
    tried:
      "The elements are imported at the top of a client module, and the framework takes over late. In Chromium it logs no error and keeps the server's nodes, and then the elements are registered. Of a framework with a server of its own this is a whole app, built (also on a processor that is eight times slower) and each page in development; in what is built, a press on the menu before that opens it.",
  },
} as const;

/** A row of docs/tools.md: a package in tests/consumers/package.json, by its name there. */
export interface Tool {
  readonly title: string;
  readonly kind: keyof typeof KINDS;
  /** What a developer must do, or know. */
  readonly note?: string;
  /** Where a fault of the tool's own belongs; its test shows that the fault is still there. */
  readonly fault?: string;
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
  "typescript-7": { title: "TypeScript", kind: "types" },
  "@types/react": { title: "React (`@types/react`)", kind: "view" },
  "types-react-19": { title: "React (`@types/react`)", kind: "view" },
  preact: { title: "Preact", kind: "view" },
  "solid-js": { title: "Solid", kind: "view" },
  svelte: { title: "Svelte", kind: "view" },
  vue: { title: "Vue", kind: "view" },
  "custom-elements-manifest": { title: "Custom Elements Manifest, schema", kind: "manifest" },
  "@jackolope/lit-analyzer": {
    title: "lit-analyzer (`@jackolope/lit-analyzer`)",
    kind: "manifest",
    note: "where the package is imported",
  },
  "@wc-toolkit/jsx-types": { title: "`@wc-toolkit/jsx-types`", kind: "manifest" },
  "@wc-toolkit/react-wrappers": {
    title: "`@wc-toolkit/react-wrappers`",
    kind: "manifest",
    note: "uses the attribute `for` as the name of a variable, also with `attributeMapping`",
    fault: "https://github.com/wc-toolkit/react-wrappers/issues",
  },
  "custom-element-react-wrappers": {
    title: "`custom-element-react-wrappers`",
    kind: "manifest",
    note: "types an event's `detail` as the event",
  },
  "custom-element-vuejs-integration": {
    title: "`custom-element-vuejs-integration`",
    kind: "manifest",
    note: "the same",
  },
  "custom-element-solidjs-integration": {
    title: "`custom-element-solidjs-integration`",
    kind: "manifest",
    note: "the same; with `skipLibCheck`, for Solid's own types",
  },
  "custom-element-svelte-integration": {
    title: "`custom-element-svelte-integration`",
    kind: "manifest",
    note: "names a namespace `JSX` that Svelte does not have; `dealer-elements/svelte` has the types",
    fault: "https://github.com/break-stuff/cem-tools/issues",
  },
  "@storybook/web-components": {
    title: "Storybook (`@storybook/web-components`)",
    kind: "manifest",
    note: "shows one row for a part and an attribute of the same name: of the menu's `toggle` and `indicator`, the banner's `decline` and the gate's `text`; state their `argTypes`",
    fault: "https://github.com/storybookjs/storybook/issues/24536",
  },
  jest: { title: "Jest", kind: "runner", note: "with `jest-environment-jsdom`" },
  "happy-dom": { title: "happy-dom", kind: "runner", note: "in Vitest" },
  jsdom: {
    title: "jsdom",
    kind: "runner",
    note: "in Vitest, with the elements removed after each test; it has no `matchMedia`, which a test of the menu must define",
  },
  workerd: { title: "Cloudflare Workers (`workerd`)", kind: "runtime", note: "bundled with esbuild" },
  "react-dom": { title: "React (`hydrateRoot`)", kind: "server", note: "the root has `data-dealer-hydrate`" },
  next: { title: "Next", kind: "server", note: "`app/` and `pages/`" },
  nuxt: { title: "Nuxt", kind: "server" },
  "@sveltejs/kit": { title: "SvelteKit", kind: "server" },
  astro: {
    title: "Astro",
    kind: "server",
    note: "islands in React, one of them `client:visible`; `devToolbar` is off: its audit throws an error on a `role` with a space, which the standard allows",
  },
  "vite-plugin-solid": { title: "Solid (`vite-plugin-solid`)", kind: "server", note: "with `hydrate`" },
  "@angular/core": { title: "Angular", kind: "server", note: "with `provideClientHydration()`" },
} as const satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof TOOLS;

declare module "vitest" {
  interface TaskMeta {
    tool?: ToolName;
  }
}

/** The options of a test whose result is in the tool's row. */
export const tries = (tool: ToolName) => ({ meta: { tool } });
