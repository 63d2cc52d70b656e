import { describe, expect, it } from "vitest";
import { patched } from "./patch.ts";

const FILE = "one\n\ntwo\nthree\nfour\nfive\nsix\n";
const DIFF = `Why we do this.

--- a/file.js
+++ b/file.js
@@ -1,3 +1,4 @@
 one
+one and a half
 
-two
+2
@@ -5,3 +6,2 @@
 four
-five
 six
`;

describe("a diff", () => {
  it("replaces, adds and removes lines", () =>
    expect(patched(FILE, DIFF)).toBe("one\none and a half\n\n2\nthree\nfour\nsix\n"));

  it.each([
    ["a line that it removes has changed", FILE.replace("five", "5")],
    ["a line that it keeps has changed", FILE.replace("four", "4")],
    ["a line was added before it", `zero\n${FILE}`],
    ["the file was patched before", patched(FILE, DIFF)],
    ["the file is shorter", "one\n"],
  ])("throws when %s", (_, file) => expect(() => patched(file, DIFF)).toThrow("does not match"));

  it("throws when it has no hunks", () =>
    expect(() => patched(FILE, "Why we do this.\n")).toThrow("no hunks"));

  it("throws when a hunk does not have the number of lines in its header", () =>
    expect(() => patched(FILE, DIFF.replace("-5,3", "-5,2"))).toThrow("does not match"));
});
