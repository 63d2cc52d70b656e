import type { DateInputHost, DateInputState } from "../date-input.host.ts";
import { readingOf } from "../date-input.ts";
import { today } from "../day.ts";
import { dateInputIn, isChangeable } from "./author-input.ts";
import { showProblem } from "./validity.ts";

export const update = ({ state }: DateInputHost, changes: Partial<DateInputState>) =>
  state.set({ ...state.get(), ...changes });

/** Reads the day in the input into the state, and shows the problem with it. */
export function readInput(host: DateInputHost): string {
  const { element, options } = host;
  const input = dateInputIn(element);
  const { iso, problem } = readingOf(input?.value ?? "", options.get(), today());
  showProblem(element, input, problem);
  update(host, { iso, isEnabled: isChangeable(input) });
  return iso;
}

/** Takes the day in the input as known to the page: its scripts can change the input without an event. */
export function syncWithInput(host: DateInputHost): void {
  update(host, { reported: readInput(host) });
}
