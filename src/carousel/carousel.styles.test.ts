import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, "utf8");
const styles = read("carousel.css");
const pageStyles = read("carousel.page.css");

const pxIn = (css: string, pattern: RegExp) => Number(pattern.exec(css)?.[1] ?? expect.fail(`${pattern}`));

it("reserves the height of a dot and the margin above it before the code has loaded", () => {
  const height = pxIn(styles, /button \{[^}]*block-size: (\d+)px;/);
  const margin = pxIn(styles, /button \{[^}]*margin: (\d+)px 0 0;/);
  expect(pxIn(pageStyles, /padding-block-end: (\d+)px/)).toBe(height + margin);
});
