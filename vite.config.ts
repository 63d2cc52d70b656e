import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { runtimeContracts } from "./scripts/build/runtime-contracts.ts";
import type { StarterTags } from "./scripts/build/starter-tags.ts";
import { namedReact } from "./scripts/named-react.ts";
import { plainImports } from "./scripts/plain-imports.ts";
import { reactModules } from "./scripts/react-modules.ts";

const root = import.meta.dirname;
const file = (path: string) => resolve(root, path);

/**
 * Smaller by a thirtieth. Arrows are unsafe only for a function that is called with `new` although it knows no `this`:
 * that would throw at once.
 */
const tight = {
  minify: "terser",
  terserOptions: { toplevel: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
} as const;

/** Smaller by another hundredth: by the bundler's own minifier as well, which writes `let` for `const`. */
const tighter = { minify: true } as const;

/** What every build of the package has in common. */
const common = {
  root,
  configFile: false,
  logLevel: "warn",
  base: "./",
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
} satisfies InlineConfig;

const output = { emptyOutDir: false, target: "es2022", modulePreload: false } as const;

/** The package is built twice from the same sources, with the same file names. */
export interface Edition {
  readonly outDir: string;
  /** React's files for production, as modules can import them, or what takes React's place. */
  readonly alias: Readonly<Record<string, string>>;
  readonly plugins: readonly Plugin[];
}

export const STANDARD: Edition = {
  outDir: "dist",
  alias: {
    "react/jsx-runtime": file("node_modules/react/cjs/react-jsx-runtime.production.js"),
    "react-dom/client": file("node_modules/react-dom/cjs/react-dom-client.production.js"),
    "react-dom": file("node_modules/react-dom/cjs/react-dom.production.js"),
    react: file("node_modules/react/cjs/react.production.js"),
    scheduler: file("node_modules/scheduler/cjs/scheduler.production.js"),
  },
  plugins: [namedReact(), reactModules()],
};

export const SLIM: Edition = {
  outDir: "dist/slim",
  alias: {
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom/client": file("src/slim/client.ts"),
    "react-dom": "preact/compat",
    react: "preact/compat",
  },
  plugins: [namedReact()],
};

/**
 * Floating UI has a chunk of its own: the autocomplete's code brings it along, the tips fetch it on demand. And React
 * asks its scheduler for what only that of its development build has. How long each plugin took is nobody's concern.
 */
const checks = { ineffectiveDynamicImport: false, importIsUndefined: false, pluginTimings: false } as const;

const tagFiles = readdirSync(file("elements")).filter((name) => name.endsWith(".ts"));
const elementEntries = Object.fromEntries(
  tagFiles.map((name) => [`elements/${name.replace(/\.ts$/, "")}`, file(`elements/${name}`)]),
);

/** Elements that a page has for a purpose of its own: each is fetched only where its tag is. */
const ON_THEIR_OWN = ["cookie-hint", "tooltips", "carousel", "autocomplete", "date-input"];

/** Few chunks: React with what makes elements of it, the kernel, the elements that React draws, the ones that only watch the page, and the rest. */
const CHUNKS = [
  {
    name: "kernel",
    test: /src\/kernel\/(?!react-|view-|lit-)|node_modules\/nanostores\/|vite\/preload-helper/,
    priority: 4,
  },
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|preact|@r2wc)\/|src\/slim\/|kernel\/(react-|view-)/,
    priority: 3,
  },
  {
    name: "watch",
    test: /node_modules\/(lit|lit-html|lit-element|@lit)\/|src\/(logo|sticky-column|tags)\/|kernel\/lit-/,
    priority: 2,
  },
  { name: "core", test: /src\/(loader|mega-nav(?!\/copies)|call-us|to-top)\//, priority: 1 },
  { name: "embla", test: /node_modules\/embla-/, priority: 1 },
  { name: "floating", test: /node_modules\/@floating-ui\//, priority: 1 },
  ...ON_THEIR_OWN.map((name) => ({ name, test: new RegExp(`src/${name}/(?!calendar/)`), priority: 0 })),
  // Last: a group takes along what its files import, and the calendar's share some with the input.
  {
    name: "calendar",
    test: /src\/date-input\/calendar\/|node_modules\/(react-day-picker|@?date-fns)\//,
    priority: 0,
  },
];

/**
 * What a first press waits for, or runs through: Chromium compiles these files whole, while they arrive and off the main
 * thread, where it would else compile each function when it is first called (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILED_WHOLE = ["kernel", "react", "core", "cookie-hint", "tooltips"];
const compileHint = ({ name }: { readonly name: string }) =>
  COMPILED_WHOLE.includes(name) ? "//# allFunctionsCalledOnLoad" : "";

/** The classes, the tags that register themselves, and the chunks behind both. */
export const elementsBuild = ({ outDir, alias, plugins }: Edition): InlineConfig => ({
  ...common,
  resolve: { alias },
  plugins: [...plugins, runtimeContracts(root), plainImports()],
  build: {
    ...output,
    ...tight,
    outDir,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      checks,
      input: {
        index: file("src/index.ts"),
        ...elementEntries,
      },
      preserveEntrySignatures: "strict",
      output: {
        ...tighter,
        entryFileNames: "[name].js",
        hashCharacters: "hex",
        chunkFileNames: ({ name }) => `chunks/${name.replace("rolldown-", "")}-[hash:6].js`,
        codeSplitting: { groups: CHUNKS },
        postBanner: compileHint,
      },
    },
  },
});

/** One file without imports, so that nothing else is requested before a page has loaded. */
export const starterBuild = ({ outDir }: Edition, { chunks, tags }: StarterTags): InlineConfig => ({
  ...common,
  define: {
    ...common.define,
    __DEALER_CHUNKS__: JSON.stringify(chunks),
    __DEALER_TAGS__: JSON.stringify(tags),
  },
  build: {
    ...output,
    ...tight,
    outDir,
    rolldownOptions: {
      checks,
      input: { "dealer-elements": file("src/starter/starter.ts") },
      preserveEntrySignatures: "strict",
      output: { ...tighter, entryFileNames: "[name].js", codeSplitting: false },
    },
  },
});

/** A classic script, so that it runs where it stands in a page: before everything else. */
export const guardBuild = ({ outDir }: Edition): InlineConfig => ({
  ...common,
  build: {
    ...output,
    ...tight,
    outDir,
    rolldownOptions: {
      checks,
      input: { "dealer-storage-guard": file("src/storage-guard/storage-guard.ts") },
      output: { ...tighter, entryFileNames: "[name].js", format: "iife", strict: true, codeSplitting: false },
    },
  },
});

export const stylesBuild = ({ outDir }: Edition): InlineConfig => ({
  ...common,
  build: {
    ...output,
    outDir,
    cssMinify: "lightningcss",
    rolldownOptions: {
      input: { "dealer-elements": file("src/dealer-elements.css") },
      output: { assetFileNames: "[name][extname]" },
    },
  },
});

/** The classes for servers, which have no HTMLElement: Lit brings a stand-in of its own there. */
export const nodeBuild: InlineConfig = {
  ...common,
  ssr: { noExternal: true },
  build: {
    ...output,
    outDir: "dist/node",
    ssr: file("src/index.ts"),
    rolldownOptions: { checks, output: { entryFileNames: "[name].js" } },
  },
};
