import { make } from "./make.js";

/** The element's states, each marked while it holds. No event tells of all of them, so each frame looks. */
export function stateMarks({ tagName, cssStates }) {
  const marks = cssStates.map(({ name }) => make("code", { class: "state" }, `:state(${name})`));
  return {
    marks: cssStates.map(({ description }, index) => [marks[index], description]),
    follow: (page) => {
      const element = page.document.querySelector(tagName);
      const look = () => {
        cssStates.forEach(({ name }, index) => {
          marks[index].classList.toggle("holds", element.matches(`:state(${name})`));
        });
        page.requestAnimationFrame(look);
      };
      if (marks.length > 0) look();
    },
  };
}
