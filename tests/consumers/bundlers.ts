import { cpSync } from "node:fs";
import { join } from "node:path";
import type { consumerFolder } from "./consumer.ts";
import type { ToolName } from "./tools.ts";

/** Builds the folder's app, and returns the folder with the result. */
type Bundle = (consumer: ReturnType<typeof consumerFolder>) => string;

/** Bundlers that only make scripts get the page as it is. */
const withPage = (app: string, folder: string) => {
  cpSync(join(app, "index.html"), join(folder, "index.html"));
  return folder;
};

const vite =
  (name: "vite" | "vite-5"): Bundle =>
  ({ folder, run }) => {
    const outDir = join(folder, "built", name);
    run(`${name}/bin/vite.js`, "build", "app", "--outDir", outDir, "--logLevel", "error");
    return outDir;
  };

/** webpack, and what has its options and its way to report. */
const webpackLike =
  (name: "webpack" | "@rspack/core"): Bundle =>
  ({ folder, write, run }) => {
    const built = join(folder, "built", name);
    const app = join(folder, "app");
    const options = {
      mode: "production",
      entry: join(app, "main.js"),
      output: { path: built, filename: "main.js" },
    };
    write(
      "build.mjs",
      `import bundler from ${JSON.stringify(name)};
       bundler(${JSON.stringify(options)}, (error, stats) => {
         if (error || stats.hasErrors()) throw error ?? new Error(stats.toString("errors-only"));
       });`,
    );
    run(process.execPath, "build.mjs");
    return withPage(app, built);
  };

export const BUNDLERS = {
  vite: vite("vite"),
  "vite-5": vite("vite-5"),
  webpack: webpackLike("webpack"),
  "@rspack/core": webpackLike("@rspack/core"),

  rollup({ folder, run }) {
    const built = join(folder, "built/rollup");
    run("rollup/dist/bin/rollup", "app/main.js", "--dir", built, "--plugin", "node-resolve");
    return withPage(join(folder, "app"), built);
  },

  parcel({ folder, run }) {
    run("parcel/lib/bin.js", "build", "app/index.html", "--dist-dir", "built/parcel", "--no-cache");
    return join(folder, "built/parcel");
  },

  esbuild({ folder, run }) {
    const built = join(folder, "built/esbuild");
    run("esbuild/bin/esbuild", "app/main.js", "--bundle", "--splitting", "--format=esm", `--outdir=${built}`);
    return withPage(join(folder, "app"), built);
  },
} as const satisfies Readonly<Partial<Record<ToolName, Bundle>>>;
