import { button, make } from "./make.js";

/** Widths to see the example at, in px; the first is whatever there is room for. */
const WIDTHS = {
  "as wide as here": "",
  "phone, 360 px": "360px",
  "tablet, 768 px": "768px",
  "desktop, 1280 px": "1280px",
};

/** The example on a page of its own, as an author would write it: it scrolls, loads and keeps like any other. */
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
    /** Each time the example's page has been parsed, before any element on it has come to life. */
    onParsed: (listener) => frame.addEventListener("demo-parsed", () => listener(frame.contentWindow)),
    onLoad: (listener) => frame.addEventListener("load", () => listener(frame.contentWindow)),
  };
}
