interface Said {
  readonly input: HTMLInputElement;
  /** Our own message, as the input says it; whatever else it says is the page's. */
  readonly message: string;
}

const said = new WeakMap<HTMLElement, Said>();

/** Lets an element's input say what is wrong with its text; an empty problem is none. The input before it is let go. */
export function showProblem(
  element: HTMLElement,
  input: HTMLInputElement | undefined,
  problem: string,
): void {
  const last = said.get(element);
  if (last && last.input !== input) say(last, "");
  if (input) said.set(element, say(last?.input === input ? last : { input, message: "" }, problem));
}

/** A message of the page's own stays, and ours is not heard beside it. */
function say(last: Said, problem: string): Said {
  const { input, message } = last;
  const isTaken = input.validity.customError && input.validationMessage !== message;
  // An input that is not validated does not say its message either, so whose it is cannot be known.
  if (isTaken || !input.willValidate) return last;
  input.setCustomValidity(problem);
  return { input, message: input.validationMessage };
}
