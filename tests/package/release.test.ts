import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filesIn } from "../../scripts/release/file-tree.ts";
import { makeRelease } from "../../scripts/release/release.ts";

/* What `npm run release` makes of the built package. */

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const folder = mkdtempSync(join(tmpdir(), "dealer-release-"));

beforeAll(() => makeRelease(folder), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file));
const unzipped = (file: string) => unzipSync(read(file));
const text = (content: Uint8Array | undefined) => new TextDecoder().decode(content);

it("has a file for each way to install", () =>
  expect(Object.keys(filesIn(folder)).sort()).toEqual([
    "SHA256SUMS",
    "bom.cdx.json",
    `dealer-elements-${version}.tgz`,
    `dealer-elements-${version}.zip`,
    `dealer-elements-wordpress-${version}.zip`,
    `pkg_dealerelements-${version}.zip`,
  ]));

it("is the same twice, byte for byte", () => {
  const before = read("SHA256SUMS");
  makeRelease(folder);
  expect(read("SHA256SUMS")).toEqual(before);
});

it("says where newer versions are, if it is given the address", () => {
  const address = "https://dealer.test/elements";
  const released = mkdtempSync(join(tmpdir(), "dealer-release-"));
  makeRelease(released, address);
  const files = filesIn(released);
  rmSync(released, { recursive: true });
  const inZip = (zip: string, path: string) => text(unzipSync(files[zip] as Uint8Array)[path]);
  const wordpressZip = `dealer-elements-wordpress-${version}.zip`;
  const joomlaZip = `pkg_dealerelements-${version}.zip`;

  const header = inZip(wordpressZip, "dealer-elements/dealer-elements.php");
  expect(header).toContain(` * Update URI: ${address}/wordpress-updates.json\n`);
  expect(JSON.parse(text(files["wordpress-updates.json"]))).toMatchObject({
    ...{ slug: "dealer-elements", version, package: `${address}/${wordpressZip}` },
    ...{ requires: "5.9", requires_php: "7.4" },
  });

  expect(inZip(joomlaZip, "pkg_dealerelements.xml")).toContain(`>${address}/joomla-updates.xml</server>`);
  const changelog = `<changelogurl>${address}/joomla-changelog.xml</changelogurl>`;
  expect(inZip(joomlaZip, "pkg_dealerelements.xml")).toContain(changelog);
  expect(text(files["joomla-changelog.xml"])).toContain(`<version>${version}</version>`);
  const updates = text(files["joomla-updates.xml"]);
  expect(updates).toContain(changelog);
  expect(updates).toContain("<php_minimum>8.1</php_minimum>");
  expect(updates).toContain(`<downloadurl type="full" format="zip">${address}/${joomlaZip}</downloadurl>`);
  const sum = new RegExp(`^(\\w+) {2}${joomlaZip.replaceAll(".", "\\.")}$`, "m").exec(text(files.SHA256SUMS));
  expect(updates).toContain(`<sha256>${sum?.[1]}</sha256>`);
});

it("has in the web folder every file that pages load, and a text in Dutch", () => {
  const files = unzipped(`dealer-elements-${version}.zip`);
  const hashed = Object.keys(JSON.parse(readFileSync("dist/integrity.json", "utf8")));
  const loaded = hashed.filter((path) => !/^(slim|elements)\/|^index\.js$/.test(path));
  const expected = [...loaded, "LEESMIJ.txt", "licenses.md"].map((path) => `dealer-elements/${path}`);
  expect(Object.keys(files).sort()).toEqual(expected.sort());
  const bytes = Object.values(files).reduce((sum, content) => sum + content.length, 0);
  expect(bytes).toBeLessThan(800_000);
  expect(text(files["dealer-elements/LEESMIJ.txt"])).toContain(`dealer-elements-wordpress-${version}.zip`);
});

it("has a plug-in for WordPress that needs nothing else", () => {
  const files = unzipped(`dealer-elements-wordpress-${version}.zip`);
  expect(text(files["dealer-elements/dealer-elements.php"])).toContain(` * Version: ${version}\n`);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(
      [
        ...["dist/dealer-elements.js", "dist/custom-elements.json", "readme.txt"],
        "languages/dealer-elements-nl_NL.mo",
      ].map((path) => `dealer-elements/${path}`),
    ),
  );
});

it("has a package for Joomla with its plug-in in it", () => {
  const files = unzipped(`pkg_dealerelements-${version}.zip`);
  expect(text(files["pkg_dealerelements.xml"])).toContain(`<version>${version}</version>`);
  const plugin = unzipSync(files["plg_system_dealerelements.zip"] as Uint8Array);
  expect(Object.keys(plugin)).toEqual(
    expect.arrayContaining(["dealerelements.xml", "media/dealer-elements.js", "media/custom-elements.json"]),
  );
});

it("names each bundled library with its licence", () => {
  const { components } = JSON.parse(text(read("bom.cdx.json")));
  const named = components.map(({ purl }: { purl: string }) => purl.replace(/@[^@]+$/, ""));
  expect(named).toEqual(
    expect.arrayContaining(["pkg:npm/react", "pkg:npm/preact", "pkg:npm/%40floating-ui/dom"]),
  );
  expect(components.filter(({ licenses }: { licenses?: unknown[] }) => !licenses?.length)).toEqual([]);
});
