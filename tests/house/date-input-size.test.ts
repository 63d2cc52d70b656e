import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { elementsBuild } from "../../vite.config.ts";

const OWN_BYTES = 4000;
const FOLDER = "dist/chunks";

const brotliSize = (code: string) => brotliCompressSync(code).length;

/** The element's chunk, as the package has it: React, kernel and library have chunks of their own. */
function elementChunk(): string {
  const [file] = readdirSync(FOLDER).filter((name) => /^date-input-\w+\.js$/.test(name));
  return readFileSync(`${FOLDER}/${file}`, "utf8");
}

/** What is ours of the calendar's chunk, which has the library in it as well; without the names of these imports. */
async function ownCalendar(): Promise<string> {
  const { output } = (await build({
    ...elementsBuild,
    build: {
      ...elementsBuild.build,
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

it("dealer-date-input is at most 4 kB of own code, calendar included", async () => {
  const calendar = await ownCalendar();
  expect(calendar).toContain("captionLayout");
  expect(brotliSize(elementChunk() + calendar)).toBeLessThanOrEqual(OWN_BYTES);
});
