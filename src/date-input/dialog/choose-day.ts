import { enterText } from "../../kernel/markup/author-input.ts";
import { reportFile } from "../../kernel/task/report.ts";
import type { DateInputHost } from "../date-input.host.ts";
import { textOf } from "../date-input.ts";
import { today } from "../day.ts";
import { dateInputIn, isChangeable } from "../input/author-input.ts";
import { syncWithInput, update } from "../input/read-input.ts";

/** Opens the calendar once its code has loaded. If it fails to load, the input and the button still work. */
export async function openCalendar(host: DateInputHost): Promise<void> {
  const { state, lifetime } = host;
  syncWithInput(host);
  if (!state.get().isEnabled) return;
  update(host, { isLoading: true });
  // Larger than the rest of the element: loaded at the first press.
  const code = await import("../calendar/Calendar.tsx").catch((error) =>
    reportFile("chunks/calendar", error),
  );
  if (!lifetime.aborted) update(host, { isLoading: false, calendar: code?.Calendar });
}

/** Focuses the button again, also in browsers that do not focus a button when it is pressed. */
export function closeCalendar(host: DateInputHost): void {
  if (!host.state.get().calendar) return;
  const view = host.element.shadowRoot;
  // Before the focus moves: an open dialog makes everything else inert.
  view?.querySelector("dialog")?.close();
  view?.querySelector("button")?.focus({ preventScroll: true });
  update(host, { calendar: undefined });
}

/** Enters the chosen day with the events of a visitor's change to the input. */
export function chooseDay(host: DateInputHost, iso: string): void {
  closeCalendar(host);
  const input = dateInputIn(host.element);
  if (isChangeable(input)) enterText(input, textOf(iso, host.options.get(), today()));
}
