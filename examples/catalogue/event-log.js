import { button, make } from "./make.js";

const MOST_LINES = 100;

/** What an example's page tells, newest first, and a way to object to what asks. */
export function eventLog(events) {
  const list = make("ol", { tabindex: "0", "aria-label": "Events, newest first" });
  const objects = make("input", { type: "checkbox" });
  const note = (event) => {
    if (objects.checked) event.preventDefault();
    list.prepend(line(event));
    list.children[MOST_LINES]?.remove();
  };
  return {
    box: make(
      "div",
      { class: "log" },
      make(
        "p",
        {},
        make("strong", {}, "Events"),
        make("label", {}, objects, " Cancel what can be cancelled"),
        button("Clear", () => list.replaceChildren()),
      ),
      list,
    ),
    follow: (page) => {
      for (const name of events) page.addEventListener(name, note);
    },
  };
}

const line = ({ type, detail, defaultPrevented }) =>
  make(
    "li",
    {},
    make("code", {}, type),
    " ",
    make("code", { class: "detail" }, JSON.stringify(detail)),
    defaultPrevented ? " cancelled" : "",
  );
