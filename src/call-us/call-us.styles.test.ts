import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { callUsContract } from "./call-us.contract.ts";
import { EDGE_PX } from "./fit-panel.ts";

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, "utf8");
const styles = read("call-us.css");
const pageStyles = read("call-us.page.css");

it.each(["100vw", "100%"])("limits the panel's width to the window without its edges: %s", (width) =>
  expect(styles).toContain(`max-inline-size: min(32em, ${width} - ${2 * EDGE_PX}px)`),
);

it("gives the placeholder the button's default text", () =>
  expect(pageStyles).toContain(`content: "${callUsContract.attributes.label.default}"`));
