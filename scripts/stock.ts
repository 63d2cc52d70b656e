import { readFileSync } from "node:fs";
import type { Handler } from "./serve.ts";

const PATH = "/examples/zoek";

interface Car {
  readonly label: string;
  readonly href: string;
  /** What else it can be found by. */
  readonly about: string;
}

/** Answers the example dealership's search with the cars that have every word. */
export const stock: Handler = (request, response, next) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname !== PATH) return next();
  const words = (searchParams.get("query") ?? "").toLowerCase().split(/\s+/);
  const cars = readCars().filter((car) => words.every((word) => textOf(car).includes(word)));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(cars.map(({ label, href }) => ({ label, value: label, href }))));
};

const textOf = ({ label, about }: Car) => `${label} ${about}`.toLowerCase();

const readCars = (): Car[] =>
  JSON.parse(readFileSync(new URL("../examples/site/voorraad.json", import.meta.url), "utf8"));
