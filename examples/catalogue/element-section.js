import { connectDemo } from "./connect-demo.js";
import { demoFrame } from "./demo-frame.js";
import { elementDetails } from "./element-details.js";
import { eventLog } from "./event-log.js";
import { make } from "./make.js";
import { partOutlines } from "./part-outlines.js";
import { prose } from "./prose.js";
import { createSettings } from "./settings.js";
import { shareSettings } from "./shared-settings.js";
import { sizeDetails } from "./sizes.js";
import { snippetPanel } from "./snippets/snippet-panel.js";
import { stateMarks } from "./state-marks.js";

/** The section of one element: its purpose, a live example, and its attributes, events and other features. */
export function elementSection(element, { demo, sizes, events }) {
  const { tagName, description, attributes } = element;
  const written = demo.source.querySelector(tagName);
  const own = attributes.filter(({ name }) => written.hasAttribute(name));
  const settings = createSettings(new Map(own.map(({ name }) => [name, written.getAttribute(name)])));
  shareSettings(settings, element);

  const frame = demoFrame(element, demo);
  const log = eventLog(tagName, events);
  const outlines = partOutlines(element);
  const states = stateMarks(element);
  frame.onParsed((page) => {
    connectDemo(page, element, settings, outlines);
    log.follow(page);
    states.follow(page);
  });

  return make(
    "section",
    { id: tagName, "aria-labelledby": `${tagName}.title`, tabindex: "-1" },
    make("h2", { id: `${tagName}.title` }, make("a", { href: `#${tagName}` }, tagName)),
    make("p", { class: "about" }, ...prose(description)),
    sizeDetails(tagName, sizes),
    make("div", { class: "live" }, make("div", {}, frame.figure, log.box)),
    elementDetails(element, { settings, frame, outlines, states }),
    snippetPanel(element, written, settings),
  );
}
