import { readFileSync } from "node:fs";

export default function (eleventy) {
  eleventy.addGlobalData("cars", () => JSON.parse(readFileSync("../data/cars.json", "utf8")));
  eleventy.addPassthroughCopy({
    "node_modules/dealer-elements/dist": "dealer-elements",
    "../../dealership/site": "dealership/site",
    "../hosts.css": "hosts.css",
  });
  return { dir: { input: "pages", includes: "../layouts", data: "../data", output: "dist" } };
}
