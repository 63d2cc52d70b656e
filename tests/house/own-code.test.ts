import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { elementsBuild, STANDARD } from "../../vite.config.ts";

/* The built package: `npm test` builds it first. React, the kernel and the libraries have chunks of their own. */

const MOST_BYTES = 4000;
const FOLDER = "dist/chunks";

function chunkOf(name: string): string {
  const file = readdirSync(FOLDER).find((one) => new RegExp(`^${name}-\\w+\\.js$`).test(one));
  return readFileSync(`${FOLDER}/${file}`, "utf8");
}

/** What is ours of the calendar's chunk, which has the library in it as well; without the names of its imports. */
async function ownCalendar(): Promise<string> {
  const { build: options, ...rest } = elementsBuild(STANDARD);
  const { output } = (await build({
    ...rest,
    build: {
      ...options,
      write: false,
      rolldownOptions: {
        input: "src/date-input/calendar/Calendar.tsx",
        external: [/kernel\//, /^react/, /\.\.\//],
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.replace(/import[^;]+;/g, "");
}

describe("own code is at most 4 kB", () => {
  it.each(["tooltips", "carousel", "autocomplete"])("of dealer-%s", (name) =>
    expect(brotliCompressSync(chunkOf(name)).length).toBeLessThanOrEqual(MOST_BYTES),
  );

  it("of dealer-date-input, calendar included", async () => {
    const calendar = await ownCalendar();
    expect(calendar).toContain("captionLayout");
    expect(brotliCompressSync(chunkOf("date-input") + calendar).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe("a library that not every visitor needs is asked for only on demand", () => {
  it.each([
    ["tooltips", "floating"],
    ["date-input", "calendar"],
  ])("by dealer-%s: %s", (name, library) => {
    expect(chunkOf(name)).toMatch(new RegExp(`\\bimport\\(.\\./${library}`));
    expect(chunkOf(name)).not.toMatch(new RegExp(`\\bfrom.\\./${library}`));
  });
});
