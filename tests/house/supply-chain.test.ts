import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const { scripts, devDependencies, dependencies = {} } = readJson("package.json");
const { packages } = readJson("package-lock.json") as { packages: Record<string, { integrity?: string }> };

/** Licences that ask for no more than to be named, as `dist/licenses.md` does. */
const FREE = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"];

it("who installs the package runs no script of it, and installs no other package with it", () => {
  const hooks = ["preinstall", "install", "postinstall", "preprepare", "prepare", "postprepare"];
  expect(Object.keys(scripts).filter((name) => hooks.includes(name))).toEqual([]);
  expect(dependencies).toEqual({});
});

it("every package that the project is built and tested with has one version, and the lock file its hash", () => {
  const versions = Object.values<string>(devDependencies).map((version) => version.replace(/^npm:.+@/, ""));
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const unlocked = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  expect(unlocked).toEqual([]);
});

it("the project installs from its lock file alone, and no package runs a script of its own", () => {
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
