import { button, make } from "./make.js";

const MAX_LINES = 100;

/** The events of an example's page, newest first, and a switch that cancels those that can be cancelled. */
export function eventLog(events) {
  const list = make("ol", { tabindex: "0", "aria-label": "Events, newest first" });
  const cancels = make("input", { type: "checkbox" });
  const note = (event) => {
    if (cancels.checked) event.preventDefault();
    list.prepend(line(event));
    list.children[MAX_LINES]?.remove();
  };
  return {
    box: make(
      "div",
      { class: "log" },
      make(
        "p",
        {},
        make("strong", {}, "Events"),
        make("label", {}, cancels, " Cancel what can be cancelled"),
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
