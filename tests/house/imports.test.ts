import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const STATEMENT = /^(?:import|export)\b[^;]*?from "(\.[^"]+)"|^import "(\.[^"]+)"/gms;

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const sources = ["src", "elements"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|subject)\./.test(path));

const importsOf = (path: string): Import[] =>
  [...readFileSync(path, "utf8").matchAll(STATEMENT)].map(([text, named, bare]) => ({
    from: path,
    to: normalize(join(dirname(path), named ?? bare ?? "")),
    typeOnly: /^(?:import|export) type/.test(text),
  }));

const imports = sources.flatMap(importsOf);

/** The area of a file: a tag's file, the kernel, the starter, a feature, or the package's own entry. */
function roomOf(path: string): string {
  const [top, folder, ...rest] = path.split("/");
  if (top === "elements") return "elements";
  return rest.length > 0 ? (folder ?? "") : "entry";
}

const show = ({ from, to }: Import) => `${from} → ${to}`;

describe("imports point one way: elements → features → kernel", () => {
  it("finds the imports", () => expect(imports.length).toBeGreaterThan(50));

  it("lets the kernel import only itself", () => {
    const wrong = imports.filter(({ from, to }) => roomOf(from) === "kernel" && roomOf(to) !== "kernel");
    expect(wrong.map(show)).toEqual([]);
  });

  it("lets features import the kernel, themselves and the types in each other's contracts", () => {
    const features = imports.filter(({ from }) => !["kernel", "elements", "entry"].includes(roomOf(from)));
    const wrong = features.filter(({ from, to, typeOnly }) => {
      const isContractType = typeOnly && to.endsWith(".contract.ts");
      return ![roomOf(from), "kernel"].includes(roomOf(to)) && !isContractType;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it("lets a tag's file only wrap and define", () => {
    const tagFiles = sources.filter((path) => path.startsWith("elements/"));
    for (const path of tagFiles) {
      const targets = importsOf(path).map(({ to }) => to);
      expect(targets).toHaveLength(2);
      expect(targets).toContain("src/kernel/element/define.ts");
    }
  });
});
