import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { targetStyles } from "./target-styles.ts";

const folder = new URL("../../styles/", import.meta.url);
const css = readdirSync(folder)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"))
  .join("\n");

it("names the list in place of the tag", () => {
  expect(targetStyles("dealer-mega-nav:not(:state(mobile)) li{color:red}")).toBe(
    "[data-dealer-menu]:not([data-dealer-menu~=mobile]) li{color:red}",
  );
});

it("reads the indicator from the list", () => {
  const found = "[data-dealer-menu]:not([data-dealer-menu~=arrows])";
  expect(targetStyles('dealer-mega-nav:not([indicator="arrows" i])')).toBe(found);
  expect(targetStyles("dealer-mega-nav:not([indicator=arrows i])")).toBe(found);
});

it("leaves the custom properties as they are", () => {
  const rule = "a{color:var(--dealer-mega-nav-accent)}";
  expect(targetStyles(rule)).toBe(rule);
});

it("leaves nothing in the menu's styles that only the tag can match", () => {
  expect(targetStyles(css)).not.toMatch(/(?<!--)dealer-mega-nav|:state\(|\[indicator/);
});
