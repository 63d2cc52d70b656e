import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";

/* The built package: `npm test` builds it first. */

const MOST_BYTES = 4000;

const chunkOf = (name: string) => {
  const file = readdirSync("dist/chunks").find((one) => one.startsWith(`${name}-`));
  return readFileSync(`dist/chunks/${file}`, "utf8");
};

describe("the chunk of dealer-tooltips", () => {
  it("is at most 4 kB", () =>
    expect(brotliCompressSync(chunkOf("tooltips")).length).toBeLessThanOrEqual(MOST_BYTES));

  it("asks for the library that places a tip only on demand", () => {
    expect(chunkOf("tooltips")).toMatch(/\bimport\(.\.\/floating-ui/);
    expect(chunkOf("tooltips")).not.toMatch(/\bfrom.\.\/floating-ui/);
  });
});
