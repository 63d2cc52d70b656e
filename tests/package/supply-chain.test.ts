import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { REACT_DIFF } from "../../scripts/build/react-diff.ts";

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const { scripts, devDependencies, dependencies = {} } = readJson("package.json");
const { packages } = readJson("package-lock.json") as { packages: Record<string, { integrity?: string }> };

/** Licences that only require to be named, as `dist/licenses.md` does. */
const FREE = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"];

it("the package runs no script when it is installed, and installs no other package", () => {
  const hooks = ["preinstall", "install", "postinstall", "preprepare", "prepare", "postprepare"];
  expect(Object.keys(scripts).filter((name) => hooks.includes(name))).toEqual([]);
  expect(dependencies).toEqual({});
});

it("every development dependency has one exact version, and a hash in the lock file", () => {
  const versions = Object.values<string>(devDependencies).map((version) => version.replace(/^npm:.+@/, ""));
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const unlocked = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  expect(unlocked).toEqual([]);
});

it("the project installs only from its lock file, and runs no script of another package", () => {
  const files = readdirSync("scripts", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.m?[jt]s$/.test(file),
  );
  const installs = files
    .map((file) => readFileSync(`scripts/${file}`, "utf8"))
    .flatMap((text) => text.match(/run\("npm", \[.*\]/g) ?? []);
  expect(installs).not.toEqual([]);
  for (const install of installs) expect(install).toMatch(/"ci", "--ignore-scripts"/);
});

it.each(["dist", "dist/slim"])(
  "%s names the licence of everything that is built in, and all are free",
  (folder) => {
    const licences = readFileSync(`${folder}/licenses.md`, "utf8").matchAll(/^## (.+) - [\d.]+ \((.+)\)$/gm);
    const named = [...licences].map(([, name, licence]) => ({ name, licence }));
    expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(["lit", "nanostores"]));
    expect(named.filter(({ licence = "" }) => !FREE.includes(licence))).toEqual([]);
  },
);

it("dist/licenses.md shows every change to React", () => {
  const licences = readFileSync("dist/licenses.md", "utf8");
  expect(licences).toContain(`## Changes to React`);
  expect(licences).toContain(REACT_DIFF);
});

it("the built React has these changes", () => {
  const [file] = readdirSync("dist/chunks").filter((name) => name.startsWith("react-"));
  const [events] = /\["click", [^\]]+\](?=\.forEach)/.exec(REACT_DIFF) ?? [];
  const react = readFileSync(`dist/chunks/${file}`, "utf8").replaceAll(/["'`]/g, '"');
  expect(react).toContain(`${events?.replaceAll(" ", "")}.forEach`);
});

it("dist/slim has no React", () => {
  const licences = readFileSync("dist/slim/licenses.md", "utf8");
  expect(licences).toMatch(/^## preact - /m);
  expect(licences).not.toMatch(/^## react-dom - |Changes to React/m);
});
