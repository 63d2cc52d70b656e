import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, "utf8");
const styles = read("date-input.css");
const pageStyles = read("date-input.page.css");

const valueIn = (css: string, pattern: RegExp) => pattern.exec(css)?.[1] ?? expect.fail(`${pattern}`);

it("reserves the button's size and the gap beside it before the code has loaded", () => {
  const button = /button,\nselect \{[^}]*/.exec(styles)?.[0] ?? "";
  for (const side of ["inline", "block"]) {
    const reserved = valueIn(pageStyles, new RegExp(`::after \\{[^}]*${side}-size: (\\d+px)`));
    expect(button).toContain(`min-${side}-size: ${reserved};`);
  }
  const gap = valueIn(pageStyles, /^dealer-date-input \{[^}]*gap: (\d+px)/);
  expect(styles).toMatch(new RegExp(`^:host \\{[^}]*gap: ${gap};`));
});
