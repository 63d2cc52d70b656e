import { type MouseEvent, useLayoutEffect } from "react";
import type { ViewProps } from "../kernel/element/react-element.tsx";
import type { dateInputContract } from "./date-input.contract.ts";
import type { DateInputState } from "./date-input.host.ts";
import { withDate } from "./date-input.ts";
import { CalendarDialog } from "./dialog/CalendarDialog.tsx";
import { openCalendar } from "./dialog/choose-day.ts";
import { fitField } from "./input/fit-field.ts";
import { inWords } from "./text/names.ts";

type Props = ViewProps<typeof dateInputContract, DateInputState>;

export function DateInput({ host, state, options }: Props) {
  const { iso, isEnabled, isLoading, calendar } = state;
  const { label, changeLabel, locale } = options;
  const press = (event: MouseEvent) => {
    // Else a label around the element would also activate the input.
    event.preventDefault();
    openCalendar(host);
  };
  useLayoutEffect(() => {
    const shown = new AbortController();
    fitField(host.element, shown.signal);
    return () => shown.abort();
  }, [host]);
  return (
    <>
      <slot />
      <button
        part="button"
        type="button"
        aria-label={iso ? withDate(changeLabel, inWords(iso, locale, { dateStyle: "full" })) : label}
        aria-busy={isLoading}
        disabled={!isEnabled}
        onClick={press}
      >
        <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
          <path d="M7 2h2v2h6V2h2v2h3v17H4V4h3zM6 10v9h12v-9z" />
        </svg>
      </button>
      {calendar && <CalendarDialog host={host} iso={iso} options={options} Calendar={calendar} />}
    </>
  );
}
