import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { bundlerStarter } from "./scripts/build/bundler-starter.ts";
import { CHUNK_GROUPS, featureOf } from "./scripts/build/chunk-groups.ts";
import { importableLit } from "./scripts/build/importable-lit.ts";
import { namedReactImports } from "./scripts/build/named-react-imports.ts";
import { noPreloadHelper } from "./scripts/build/no-preload-helper.ts";
import { reactAsModules } from "./scripts/build/react-as-modules.ts";
import { REACT_DOM_CLIENT } from "./scripts/build/react-diff.ts";
import { reactLicense } from "./scripts/build/react-license.ts";
import { runtimeContracts } from "./scripts/build/runtime-contracts.ts";
import type { StarterTags } from "./scripts/build/starter-tags.ts";

const root = import.meta.dirname;
const file = (path: string) => resolve(root, path);

/**
 * Terser's files are 3% smaller than those of the default minifier. `unsafe_arrows` is unsafe only for a function
 * without `this` that is called with `new`, and such a call would throw immediately.
 */
const terserMinifies = {
  minify: "terser",
  terserOptions: { toplevel: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
} as const;

/** The bundler's own minifier, after terser, saves another 1%. */
const bundlerMinifies = { minify: true } as const;

/** Options of every build. */
const common = {
  root,
  configFile: false,
  logLevel: "warn",
  base: "./",
  publicDir: false,
  // Some bundlers install a polyfill where they find Node's own name.
  define: { "process.env.NODE_ENV": '"production"', "process.emit": "undefined" },
} satisfies InlineConfig;

/** The file that lists the licence of every bundled package. */
const LICENSES = "licenses.md";

const output = { emptyOutDir: false, target: "es2022", modulePreload: false } as const;

/** One of the two builds of the same sources, with the same file names. */
export interface Edition {
  readonly outDir: string;
  /** The files of React or of its replacement. */
  readonly alias: Readonly<Record<string, string>>;
  readonly plugins: readonly Plugin[];
}

export const STANDARD: Edition = {
  outDir: "dist",
  alias: {
    "react/jsx-runtime": file("node_modules/react/cjs/react-jsx-runtime.production.js"),
    "react-dom/client": file(REACT_DOM_CLIENT),
    "react-dom": file("node_modules/react-dom/cjs/react-dom.production.js"),
    react: file("node_modules/react/cjs/react.production.js"),
    scheduler: file("node_modules/scheduler/cjs/scheduler.production.js"),
  },
  plugins: [namedReactImports(), reactAsModules(), reactLicense(LICENSES)],
};

export const SLIM: Edition = {
  outDir: "dist/slim",
  alias: {
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom/client": file("src/slim/client.ts"),
    "react-dom": "preact/compat",
    react: "preact/compat",
  },
  plugins: [namedReactImports()],
};

/**
 * Turns off warnings that do not apply. The autocomplete imports Floating UI, and the tooltips load it on demand. React
 * reads names from its scheduler that only the development build exports.
 */
const checks = { ineffectiveDynamicImport: false, importIsUndefined: false, pluginTimings: false } as const;

const tagFiles = readdirSync(file("elements")).filter((name) => name.endsWith(".ts"));
const elementEntries = Object.fromEntries(
  tagFiles.map((name) => [`elements/${name.replace(/\.ts$/, "")}`, file(`elements/${name}`)]),
);

/**
 * The chunks whose code runs at a first press. With the hint, Chromium compiles all functions off the main thread while
 * the file loads, instead of on the main thread at their first call (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILED_ON_LOAD = ["kernel", "react", "core", "cookie-hint", "tooltips"];
const compileHint = ({ name }: { readonly name: string }) =>
  COMPILED_ON_LOAD.includes(name) ? "//# allFunctionsCalledOnLoad" : "";

/** Builds the classes, the files that each define one tag, and their chunks. */
export const elementsBuild = ({ outDir, alias, plugins }: Edition): InlineConfig => ({
  ...common,
  resolve: { alias },
  plugins: [...plugins, importableLit(), runtimeContracts(root), noPreloadHelper()],
  build: {
    ...output,
    ...terserMinifies,
    outDir,
    license: { fileName: LICENSES },
    rolldownOptions: {
      checks,
      input: {
        index: file("src/index.ts"),
        ...elementEntries,
      },
      preserveEntrySignatures: "strict",
      output: {
        ...bundlerMinifies,
        entryFileNames: "[name].js",
        hashCharacters: "hex",
        chunkFileNames: ({ name }) => `chunks/${name.replace("rolldown-", "")}-[hash:6].js`,
        codeSplitting: { groups: CHUNK_GROUPS },
        postBanner: compileHint,
      },
    },
  },
});

/** The file that every page loads, and the one that it requests after a failure. */
const STARTERS = { "dealer-elements": "src/starter/starter.ts", "dealer-retry": "src/starter/retry.ts" };

/** Builds files that know the names of the chunks, without imports: the page requests no other script before it has loaded. */
export const starterBuilds = ({ outDir }: Edition, made: StarterTags): InlineConfig[] =>
  Object.entries(STARTERS).map(([name, source]) => ({
    ...common,
    define: madeBy(made),
    build: {
      ...output,
      ...terserMinifies,
      outDir,
      rolldownOptions: {
        checks,
        input: { [name]: file(source) },
        preserveEntrySignatures: "strict",
        output: { ...bundlerMinifies, entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  }));

/** What the build of an edition has made: its starters know it. */
const madeBy = ({ chunks, languages, tags }: StarterTags) => ({
  ...common.define,
  __DEALER_LANGUAGES__: JSON.stringify(languages),
  __DEALER_CHUNKS__: JSON.stringify(chunks),
  __DEALER_TAGS__: JSON.stringify(tags),
});

/** Builds the starter that bundlers get: an app has its chunks under other names. */
export const bundlerStarterBuild = ({ outDir }: Edition, made: StarterTags): InlineConfig => ({
  ...common,
  define: madeBy(made),
  plugins: [
    bundlerStarter(root, {
      codeOf: ({ tag }) => `./${made.classChunks[tag]}`,
      textsIn: (language) => `./chunks/${made.languages[language]}.js`,
    }),
    noPreloadHelper(),
  ],
  build: {
    ...output,
    ...terserMinifies,
    outDir,
    rolldownOptions: {
      checks,
      input: { "dealer-elements.bundler": file("src/starter/starter.ts") },
      preserveEntrySignatures: "strict",
      // The bundler's own minifier would write addresses as templates, which other bundlers do not read.
      output: { entryFileNames: "[name].js", codeSplitting: false },
    },
  },
});

/** Builds a classic script, so that it runs before the scripts below it in the page. */
export const guardBuild = ({ outDir }: Edition): InlineConfig => ({
  ...common,
  build: {
    ...output,
    ...terserMinifies,
    outDir,
    rolldownOptions: {
      checks,
      input: { "dealer-storage-guard": file("src/storage-guard/storage-guard.ts") },
      output: {
        ...bundlerMinifies,
        entryFileNames: "[name].js",
        format: "iife",
        strict: true,
        codeSplitting: false,
      },
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

/** Builds everything once more for `require`, as Jest and older servers import it. */
export const commonJsBuild = (made: StarterTags): InlineConfig => ({
  ...common,
  // A bundler that takes these files has no other address for them.
  define: { ...madeBy(made), "import.meta.url": '"file:///dealer-elements/"' },
  resolve: { alias: SLIM.alias },
  plugins: [
    ...SLIM.plugins,
    importableLit(),
    runtimeContracts(root),
    noPreloadHelper(),
    bundlerStarter(root, {
      codeOf: (contract) => file(`src/${featureOf(contract)}/${featureOf(contract)}.element.ts`),
      textsIn: (language) => file(`src/kernel/language/${language}.json`),
    }),
  ],
  build: {
    ...output,
    outDir: "dist/cjs",
    rolldownOptions: {
      checks,
      input: {
        index: file("src/index.ts"),
        "dealer-elements": file("src/starter/starter.ts"),
        ...elementEntries,
      },
      preserveEntrySignatures: "strict",
      output: {
        format: "cjs",
        entryFileNames: "[name].cjs",
        chunkFileNames: "[name].cjs",
        codeSplitting: { groups: [{ name: "code", test: /src\/(?!starter\/|index)|node_modules\// }] },
      },
    },
  },
});
