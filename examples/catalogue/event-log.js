import { button, make } from "./make.js";

const MAX_LINES = 100;

/** The events of an example's page, newest first, and a switch that cancels those that can be cancelled. */
export function eventLog(tagName, events) {
  const none = make("li", { class: "none" }, "Use the example: its events appear here.");
  const list = make("ol", {}, none);
  const name = `Events of ${tagName}, newest first`;
  const scroller = make("div", { class: "events", role: "region", "aria-label": name }, list);
  const cancels = make("input", { type: "checkbox" });
  const note = (event) => {
    if (cancels.checked) event.preventDefault();
    none.remove();
    list.prepend(line(event));
    list.children[MAX_LINES]?.remove();
    // The keyboard scrolls it.
    scroller.tabIndex = 0;
  };
  const clear = () => {
    list.replaceChildren(none);
    scroller.removeAttribute("tabindex");
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
        button("Clear", clear),
      ),
      scroller,
    ),
    follow: (page) => {
      for (const event of events) page.addEventListener(event, note);
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
