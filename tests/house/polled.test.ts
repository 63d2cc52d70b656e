import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/* What an action of a visitor brings is waited for: a value that is read once, right after it, may be too early. */

const READ_ONCE =
  /^ *await (?:ui\.(?:click|press|type|down|up|wheel|hover|moveTo|viewport)|press|tap|search|choose)\(.*\);\n(?: *\/\/.*\n)* *(expect\(await .*)/gm;

/** The rig's own test proves that an action has been done when it returns. */
const LEFT_OUT = ["rig.spec.ts"];

const readOnce = (text: string) => [...text.matchAll(READ_ONCE)].map(([, line]) => line);

it.each([
  ['await ui.click("#send");\nexpect(await sent(ui)).toEqual([]);', 1],
  ['  await ui.press("Tab");\n  // Past the menu.\n  expect(await focusedOn(ui)).toBe("a");', 1],
  ['await ui.click("#send");\nawait expect.poll(() => sent(ui)).toEqual([]);', 0],
  ['await expect.poll(() => isOpen(ui)).toBe(true);\nexpect(await text(ui)).toBe("");', 0],
])("%j has %i", (text, count) => expect(readOnce(text)).toHaveLength(count));

it("no test reads a value once, right after a visitor's action", () => {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" });
  const specs = files.filter(
    (file) => file.endsWith(".spec.ts") && !LEFT_OUT.some((name) => file.endsWith(name)),
  );
  const found = specs.flatMap((file) =>
    readOnce(readFileSync(join("tests", file), "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(specs.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
