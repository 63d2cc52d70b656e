import { enterText } from "../kernel/author-input.ts";
import { reportFile } from "../kernel/report.ts";
import { dateInputIn, isChangeable } from "./author-input.ts";
import { change, type DateInputHost, lookAnew } from "./date-input.dom.ts";
import { textOf } from "./date-input.ts";
import { today } from "./day.ts";

/** Opens the calendar as soon as its code is there. Where it cannot be had the input goes on, and so does the button. */
export async function openCalendar(host: DateInputHost): Promise<void> {
  const { state, lifetime } = host;
  lookAnew(host);
  if (!state.get().isOffered) return;
  change(host, { isAwaited: true });
  // Larger than everything else here: fetched when it is first asked for.
  const code = await import("./calendar/Calendar.tsx").catch((error) => reportFile("chunks/calendar", error));
  if (!lifetime.aborted) change(host, { isAwaited: false, calendar: code?.Calendar });
}

/** Gives the focus back to the button, also where a press had not given it to it. */
export function closeCalendar(host: DateInputHost): void {
  if (!host.state.get().calendar) return;
  const view = host.element.shadowRoot;
  // By itself: while it is open it keeps the focus from everything else.
  view?.querySelector("dialog")?.close();
  view?.querySelector("button")?.focus({ preventScroll: true });
  change(host, { calendar: undefined });
}

/** Writes the chosen day, and lets the page hear of it as of any other change to the input. */
export function choose(host: DateInputHost, iso: string): void {
  closeCalendar(host);
  const input = dateInputIn(host.element);
  if (isChangeable(input)) enterText(input, textOf(iso, host.options.get(), today()));
}
