import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackageSizes } from "../../../scripts/build/sizes.ts";
import { ROOT } from "../../../scripts/root.ts";

export type Edition = "dist" | "dist/slim";

/** The compressed bytes of all files that these elements need together, without the starter. */
export function filesOf(edition: Edition, ...tags: readonly string[]): Readonly<Record<string, number>> {
  const { tags: sizes } = JSON.parse(readFileSync(join(ROOT, edition, "sizes.json"), "utf8")) as PackageSizes;
  return Object.assign({}, ...tags.flatMap((tag) => [sizes[tag]?.own, sizes[tag]?.shared]));
}

export const codeSize = (edition: Edition, ...tags: readonly string[]) =>
  Object.values(filesOf(edition, ...tags)).reduce((total, bytes) => total + bytes, 0);
