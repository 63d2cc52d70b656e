import { followCurrent } from "./current.js";
import { goToAddress } from "./deep-link.js";
import { elementSection } from "./element-section.js";
import { fetchDemo } from "./fetch-demo.js";
import { fetchJson } from "./fetch-json.js";
import { make } from "./make.js";
import { elementsOf } from "./manifest.js";
import { connectSearch } from "./search.js";
import { totalOf } from "./sizes.js";

const MANIFEST = new URL("../../custom-elements.json", import.meta.url);
const SIZES = new URL("../../dist/sizes.json", import.meta.url);

const find = (id) => document.getElementById(id);

async function show() {
  const [manifest, sizes] = await Promise.all([fetchJson(MANIFEST), fetchJson(SIZES)]);
  const elements = elementsOf(manifest).map((element) => ({
    ...element,
    module: new URL(element.definedIn, MANIFEST),
  }));
  const events = elements.flatMap((element) => element.events.map(({ name }) => name));
  const demos = await Promise.all(elements.map(({ demos }) => fetchDemo(new URL(demos[0].url, MANIFEST))));
  const sections = elements.map((element, index) =>
    elementSection(element, { demo: demos[index], sizes: sizes.tags, events }),
  );
  const links = elements.map(({ tagName }) => make("a", { href: `#${tagName}` }, tagName));

  find("page-size").append(`Every page loads ${totalOf(sizes.page)}: the starter and the style sheet.`);
  find("contents").append(...links.map((link) => make("li", {}, link)));
  find("elements").append(...sections);
  connectSearch({ field: find("search"), found: find("found"), elements, sections, links });
  followCurrent(sections, links);
}

try {
  await show();
} catch (error) {
  find("problem").append(`The catalogue could not be made: ${error.message}`);
  throw error;
} finally {
  find("elements").ariaBusy = null;
}
goToAddress();
