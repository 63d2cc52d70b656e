interface Shown {
  readonly input: HTMLInputElement;
  /** Our own message as the input reports it; any other message is the page's. */
  readonly message: string;
}

const shown = new WeakMap<HTMLElement, Shown>();

/** Shows a problem as the input's validation message; empty removes it. The element's former input is cleared. */
export function showProblem(
  element: HTMLElement,
  input: HTMLInputElement | undefined,
  problem: string,
): void {
  const last = shown.get(element);
  if (last && last.input !== input) setMessage(last, "");
  if (input) shown.set(element, setMessage(last?.input === input ? last : { input, message: "" }, problem));
}

/** A message that the page has set stays, and ours is not set beside it. */
function setMessage(last: Shown, problem: string): Shown {
  const { input, message } = last;
  const isTaken = input.validity.customError && input.validationMessage !== message;
  // An input without validation does not report its message, so it is unknown whether the message is ours.
  if (isTaken || !input.willValidate) return last;
  input.setCustomValidity(problem);
  return { input, message: input.validationMessage };
}
