import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { circlesIn } from "../support/import-circles.ts";

/** Also `import("./file.ts")`, of code or of types. */
const STATEMENT =
  /^(?:import|export)\b[^;]*?from "(\.[^"]+)"|^import "(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gms;

interface Import {
  readonly from: string;
  readonly to: string;
  /** By `import()`, when the page needs it. */
  readonly isLater: boolean;
  readonly typeOnly: boolean;
}

const filesIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((path) => /\.m?[jt]sx?$/.test(path));

const importsOf = (path: string): Import[] =>
  [...readFileSync(path, "utf8").matchAll(STATEMENT)].map(([text, named, bare, dynamic]) => ({
    from: path,
    to: normalize(join(dirname(path), named ?? bare ?? dynamic ?? "")),
    isLater: dynamic !== undefined,
    typeOnly: /^(?:import|export) type/.test(text),
  }));

const sources = filesIn(["src", "elements"]).filter((path) => !/\.(test|subject)\./.test(path));
const imports = sources.flatMap(importsOf);

/** The area that a file belongs to: the tags' files, the kernel, the starter, a feature, or the package's entry. */
function areaOf(path: string): string {
  const [top, folder, ...rest] = path.split("/");
  if (top === "elements") return "elements";
  return rest.length > 0 ? (folder ?? "") : "entry";
}

const isInKernel = (path: string) => areaOf(path) === "kernel";

const show = ({ from, to }: Import) => `${from} → ${to}`;

describe("imports point one way: elements → features → kernel", () => {
  it("finds imports", () => expect(imports.length).toBeGreaterThan(50));

  it("the kernel imports only from the kernel", () => {
    const wrong = imports.filter(({ from, to }) => isInKernel(from) && !isInKernel(to));
    expect(wrong.map(show)).toEqual([]);
  });

  it("a feature imports from the kernel and itself, and from another feature only a contract's types", () => {
    const features = imports.filter(({ from }) => !["kernel", "elements", "entry"].includes(areaOf(from)));
    const wrong = features.filter(({ from, to, typeOnly }) => {
      const isContractType = typeOnly && to.endsWith(".contract.ts");
      return ![areaOf(from), "kernel"].includes(areaOf(to)) && !isContractType;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it("a tag's file imports only the function that registers it and one other file", () => {
    const tagFiles = sources.filter((path) => path.startsWith("elements/"));
    for (const path of tagFiles) {
      const targets = importsOf(path).map(({ to }) => to);
      expect(targets).toHaveLength(2);
      expect(targets).toContain("src/kernel/element/define.ts");
    }
  });
});

describe("a file in the kernel", () => {
  /** Each tag's file registers another element, so each counts. */
  const userOf = (path: string) => (path.startsWith("elements/") ? path : areaOf(path));

  it.each(sources.filter(isInKernel))("%s is used by the kernel or by more than one other area", (file) => {
    const users = new Set(imports.filter(({ to }) => to === file).map(({ from }) => userOf(from)));
    expect(users.has("kernel") || users.size > 1, [...users].join()).toBe(true);
  });
});

describe("files that import each other", () => {
  it("are found, directly or through others", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["c", "other package"]],
      ["c", ["d"]],
      ["d", ["b", "e"]],
      ["e", ["f"]],
      ["f", ["e"]],
      ["g", ["g"]],
    ]);
    expect(circlesIn(graph)).toEqual([["b", "c", "d"], ["e", "f"], ["g"]]);
  });

  it("are not in src, elements and scripts, type imports included", () => {
    const files = filesIn(["src", "elements", "scripts"]);
    expect(circlesIn(new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to)])))).toEqual([]);
  });

  /** A folder of a feature, with its name; files that are in no folder stand between all of them. */
  const roomOf = (path: string) => /^src\/[^/]+\/[^/]+\//.exec(path)?.[0];

  it("nor are the folders of a feature, but for code that is loaded later", () => {
    const between = sources
      .filter((path) => roomOf(path))
      .flatMap(importsOf)
      .filter(({ from, to, isLater }) => !isLater && roomOf(to) && roomOf(from) !== roomOf(to));
    const graph = new Map<string, string[]>();
    for (const { from, to } of between) {
      const room = roomOf(from) as string;
      graph.set(room, [...(graph.get(room) ?? []), roomOf(to) as string]);
    }
    expect(graph.size).toBeGreaterThan(20);
    expect(circlesIn(graph)).toEqual([]);
  });
});
