import { follow } from "../kernel/element/follow.ts";
import { enterText, writeText } from "../kernel/markup/author-input.ts";
import { nextTask } from "../kernel/task/next-task.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import { warnAttribute } from "../kernel/task/report.ts";
import type { DateInputHost, DateInputOptions } from "./date-input.host.ts";
import { readingOf, textOf } from "./date-input.ts";
import { today } from "./day.ts";
import { dateInputIn, isChangeable, onInputChange } from "./input/author-input.ts";
import { readInput, syncWithInput, update } from "./input/read-input.ts";
import { showProblem } from "./input/validity.ts";
import { problemWith } from "./open-days.ts";

/** Follows the author's input: its text, whether it may be changed, and the visitor's changes. */
export function connectDateInput(host: DateInputHost): void {
  const { element, options, lifetime: signal } = host;
  const read = () => readInput(host);
  const restore = () => {
    showProblem(element, undefined, "");
    update(host, { isLoading: false, calendar: undefined });
  };

  // In the capture phase: the page's own listeners find the text as it will be submitted.
  element.addEventListener("change", () => commit(host), { signal, capture: true });
  // In the bubble phase: a listener on the input may clear its validity, and an unusable date must stay invalid.
  for (const type of ["input", "change"]) element.addEventListener(type, read, { signal });
  element.addEventListener("focusin", () => syncWithInput(host), { signal });
  element.getRootNode().addEventListener("reset", () => readAfterReset(host), { signal });
  element.getRootNode().addEventListener("submit", (event) => writeBefore(event, host), {
    signal,
    capture: true,
  });
  onInputChange(element, read, signal);
  follow(options, (now, before) => rewrite(host, now, before), signal);
  follow(options, read, signal);
  follow(options, warnOnce(host), signal);
  onAbort(signal, restore);
  syncWithInput(host);
  writeEarlyText(host);
}

/** What was typed before the code came had a `change` that nobody heard. */
function writeEarlyText(host: DateInputHost): void {
  const input = dateInputIn(host.element);
  if (!input || input.value === input.defaultValue) return;
  const write = () => enterDay(host);
  if (input.matches(":focus")) input.addEventListener("blur", write, { signal: host.lifetime, once: true });
  else write();
}

/** A page's script may submit the form while the visitor is still in the input. */
function writeBefore(event: Event, host: DateInputHost): void {
  const input = dateInputIn(host.element);
  if (input?.form === event.target && input?.matches(":focus")) enterDay(host);
}

/** Writes a usable date in the input's format, with the events of typing it. */
function enterDay(host: DateInputHost): void {
  const iso = readInput(host);
  const input = dateInputIn(host.element);
  if (!iso || !isChangeable(input)) return;
  const text = textOf(iso, host.options.get(), today());
  if (input.value !== text) enterText(input, text);
}

/** Writes what was written in words of one language in those of another, when the page has changed its language. */
function rewrite({ element }: DateInputHost, now: DateInputOptions, before: DateInputOptions): void {
  const input = dateInputIn(element);
  if (!input || now.locale === before.locale) return;
  const { iso } = readingOf(input.value, before, today());
  if (iso && input.value === textOf(iso, before, today())) writeText(input, textOf(iso, now, today()));
}

/** Warns of limits that leave no day to choose, once for each text. */
function warnOnce({ element, options }: DateInputHost): () => void {
  let last: string | null = null;
  const warn = () => {
    const [name, problem] = problemWith(options.get(), today()) ?? [];
    const text = name ? element.getAttribute(name) : null;
    if (name && problem && text !== last) warnAttribute(element.localName, name, text, problem, "");
    last = text;
  };
  warn();
  return warn;
}

/** Writes a usable date in the input's format; any other text stays as the visitor typed it. */
function commit(host: DateInputHost): void {
  const iso = readInput(host);
  const input = dateInputIn(host.element);
  if (input && iso) writeText(input, textOf(iso, host.options.get(), today()));
  report(host, iso);
}

function report(host: DateInputHost, iso: string): void {
  if (iso === host.state.get().reported) return;
  update(host, { reported: iso });
  host.emit("dealer-date-input-changed", { iso, text: dateInputIn(host.element)?.value ?? "" });
}

/** A form dispatches `reset` before it resets its values. */
async function readAfterReset(host: DateInputHost): Promise<void> {
  const { lifetime } = host;
  await nextTask();
  if (!lifetime.aborted) report(host, readInput(host));
}
