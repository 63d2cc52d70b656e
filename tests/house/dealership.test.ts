// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pagesIn } from "../support/pages-of.ts";

/* A car of the example dealership is on several pages, in the filter's style sheet and in the search's list. */

const FOLDER = "examples/dealership";
const pages = pagesIn(FOLDER);
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

const cardText = (card: Element) =>
  all(card, ".car-name, .car-line, .car-facts, .car-foot, .plate").map((part) => part.textContent);
const nameOf = (card: Element) => card.querySelector(".car-name")?.textContent ?? "";

const cardInList = (card: Element) => [
  nameOf(card),
  card.querySelector("img")?.getAttribute("src"),
  card.querySelector(".price")?.firstChild?.textContent?.trim(),
];

function stockIn(file: string): Element {
  const stock = pages.find((page) => page.file === file)?.document.querySelector(".stock");
  if (!stock) throw new Error(`${file} has no stock`);
  return stock;
}

const stock = stockIn("occasions.html");
const cards = all(stock, ".car");

describe("the example dealership's stock", () => {
  it("describes a car in the same way on every page", () => {
    const known = new Map(cards.map((card) => [nameOf(card), cardText(card)]));
    expect(known.size).toBeGreaterThanOrEqual(8);
    for (const { document } of pages)
      for (const card of all(document, ".car")) expect(cardText(card)).toEqual(known.get(nameOf(card)));
  });

  it("is the same as the search's list", () => {
    const rows: Record<string, string>[] = JSON.parse(readFileSync(`${FOLDER}/site/voorraad.json`, "utf8"));
    const shown = ({ label, picture, price }: Record<string, string>) => [label, picture, price];
    expect(rows.map(shown).sort()).toEqual(cards.map(cardInList).sort());
  });

  it("has a rule and a car for each choice of the filter", () => {
    const styles = readFileSync(`${FOLDER}/site/cars.css`, "utf8");
    const choices = all(stock, "input[type=radio]:not([value=''])") as HTMLInputElement[];
    expect(choices.length).toBeGreaterThan(10);
    for (const { name, value } of choices) {
      const kept = `[data-${name}${name === "budget" ? "~" : ""}="${value}"]`;
      expect(styles).toContain(`.stock:has([value="${value}"]:checked) .car:not(${kept})`);
      expect(stock.querySelector(`.car${kept}`)).not.toBeNull();
    }
  });

  it("counts its cars", () =>
    expect(stock.querySelector(".found-count")?.textContent).toBe(` van de ${cards.length} auto’s`));
});
