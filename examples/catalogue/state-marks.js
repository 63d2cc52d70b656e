import { make } from "./make.js";

/** The element's states, marked while they are set. Each frame checks them, because not every state has an event. */
export function stateMarks({ tagName, cssStates }) {
  const marks = cssStates.map(({ name }) => make("code", { class: "state" }, `:state(${name})`));
  return {
    marks: cssStates.map(({ description }, index) => [marks[index], description]),
    follow: (page) => {
      const element = page.document.querySelector(tagName);
      const update = () => {
        cssStates.forEach(({ name }, index) => {
          marks[index].classList.toggle("holds", element.matches(`:state(${name})`));
        });
        page.requestAnimationFrame(update);
      };
      if (marks.length > 0) update();
    },
  };
}
