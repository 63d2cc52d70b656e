import { button, make } from "./make.js";

/** The widths of the example, in px; the first is the available width. */
const WIDTHS = {
  "as wide as here": "",
  "phone, 360 px": "360px",
  "tablet, 768 px": "768px",
  "desktop, 1280 px": "1280px",
};

/** A frame with the example on a page of its own, so that it scrolls, loads and stores data like any other page. */
export function demoFrame({ tagName }, { url }) {
  const frame = make("iframe", { src: url.href, title: `Example of ${tagName}`, loading: "lazy" });
  const width = make(
    "select",
    { "aria-label": `Width of the example of ${tagName}` },
    ...Object.entries(WIDTHS).map(([text, value]) => make("option", { value }, text)),
  );
  width.addEventListener("change", () => {
    frame.style.inlineSize = width.value;
  });
  const reload = () => frame.contentWindow.location.reload();
  return {
    figure: make(
      "figure",
      {},
      make(
        "figcaption",
        {},
        width,
        button("Load again", reload),
        make("a", { href: url.href, target: "_blank" }, "On its own"),
      ),
      make("div", { class: "stage" }, frame),
    ),
    reload,
    page: () => frame.contentWindow,
    /** Calls back each time the example's page has been parsed, before its elements are upgraded. */
    onParsed: (listener) => frame.addEventListener("demo-parsed", () => listener(frame.contentWindow)),
    onLoad: (listener) => frame.addEventListener("load", () => listener(frame.contentWindow)),
  };
}
