import { writeText } from "../kernel/author-input.ts";
import { follow } from "../kernel/follow.ts";
import type { Host } from "../kernel/host.ts";
import { nextTask } from "../kernel/next-task.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { dateInputIn, isChangeable, onInputChange } from "./author-input.ts";
import type { dateInputContract } from "./date-input.contract.ts";
import { type DateInputState, readingOf, textOf } from "./date-input.ts";
import { today } from "./day.ts";
import { showProblem } from "./validity.ts";

export type DateInputHost = Host<typeof dateInputContract, DateInputState>;

export const change = ({ state }: DateInputHost, changes: Partial<DateInputState>) =>
  state.set({ ...state.get(), ...changes });

/** Follows the author's input: what it says, whether it may be changed, and what the visitor makes of it. */
export function connectDateInput(host: DateInputHost): void {
  const { element, options, lifetime: signal } = host;
  const lookAgain = () => look(host);
  const leave = () => {
    showProblem(element, undefined, "");
    change(host, { isAwaited: false, calendar: undefined });
  };

  // Before all listeners of the page's own, so that they find the text as it will be sent.
  element.addEventListener("change", () => commit(host), { signal, capture: true });
  // After those on the input: whatever they say of it, an unusable date stays one.
  for (const type of ["input", "change"]) element.addEventListener(type, lookAgain, { signal });
  element.addEventListener("focusin", () => lookAnew(host), { signal });
  element.getRootNode().addEventListener("reset", () => heedReset(host), { signal });
  onInputChange(element, lookAgain, signal);
  follow(options, lookAgain, signal);
  onAbort(signal, leave);
  lookAnew(host);
}

/** Takes what the input says now for what the page knows: scripts change it without a word. */
export function lookAnew(host: DateInputHost): void {
  change(host, { told: look(host) });
}

/** The day that the input says. */
function look(host: DateInputHost): string {
  const { element, options } = host;
  const input = dateInputIn(element);
  const { iso, problem } = readingOf(input?.value ?? "", options.get(), today());
  showProblem(element, input, problem);
  change(host, { iso, isOffered: isChangeable(input) });
  return iso;
}

/** Writes a usable date as the format has it; any other text stays as the visitor typed it. */
function commit(host: DateInputHost): void {
  const iso = look(host);
  const input = dateInputIn(host.element);
  if (input && iso) writeText(input, textOf(iso, host.options.get(), today()));
  tell(host, iso);
}

function tell(host: DateInputHost, iso: string): void {
  if (iso === host.state.get().told) return;
  change(host, { told: iso });
  host.emit("dealer-date-input-changed", { iso, text: dateInputIn(host.element)?.value ?? "" });
}

/** A form says so before it puts its values back. */
async function heedReset(host: DateInputHost): Promise<void> {
  const { lifetime } = host;
  await nextTask();
  if (!lifetime.aborted) tell(host, look(host));
}
