import { execFileSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** Builds the project's app, and returns the folder with the result. */
type Bundle = (project: string) => Promise<string> | string;

const inProject = (project: string, tool: string, ...args: readonly string[]) =>
  execFileSync(join("node_modules/.bin", tool), args, {
    cwd: project,
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production" },
  });

/** Bundlers that only make scripts get the page as it is. */
const withPage = (project: string, folder: string) => {
  cpSync(join(project, "app/index.html"), join(folder, "index.html"));
  return folder;
};

export const BUNDLERS: Readonly<Record<string, Bundle>> = {
  async "Vite 8"(project) {
    const outDir = join(project, "built/vite-8");
    await build({ root: join(project, "app"), configFile: false, logLevel: "error", build: { outDir } });
    return outDir;
  },

  "Vite 5"(project) {
    inProject(project, "vite", "build", "app", "--outDir", "../built/vite-5", "--logLevel", "error");
    return join(project, "built/vite-5");
  },

  "webpack 5"(project) {
    const folder = join(project, "built/webpack");
    const options = {
      mode: "production",
      entry: join(project, "app/main.js"),
      output: { path: folder, filename: "main.js" },
    };
    writeFileSync(
      join(project, "webpack.mjs"),
      `import webpack from "webpack";
       webpack(${JSON.stringify(options)}, (error, stats) => {
         if (error || stats.hasErrors()) throw error ?? new Error(stats.toString("errors-only"));
       });`,
    );
    execFileSync(process.execPath, ["webpack.mjs"], { cwd: project, stdio: "pipe" });
    return withPage(project, folder);
  },

  "Parcel 2"(project) {
    inProject(project, "parcel", "build", "app/index.html", "--dist-dir", "built/parcel", "--no-cache");
    return join(project, "built/parcel");
  },

  esbuild(project) {
    const folder = join(project, "built/esbuild");
    inProject(
      project,
      "esbuild",
      "app/main.js",
      "--bundle",
      "--splitting",
      "--format=esm",
      `--outdir=${folder}`,
    );
    return withPage(project, folder);
  },
};
