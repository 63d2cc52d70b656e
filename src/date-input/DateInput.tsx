import type { MouseEvent } from "react";
import type { ViewProps } from "../kernel/react-element.tsx";
import { CalendarDialog } from "./CalendarDialog.tsx";
import { openCalendar } from "./choosing.ts";
import type { dateInputContract } from "./date-input.contract.ts";
import { type DateInputState, withDate } from "./date-input.ts";
import { inWords } from "./names.ts";

type Props = ViewProps<typeof dateInputContract, DateInputState>;

export function DateInput({ host, state, options }: Props) {
  const { iso, isOffered, isAwaited, calendar } = state;
  const { label, changeLabel, locale } = options;
  const press = (event: MouseEvent) => {
    // Not for a label around it all, which would press the input.
    event.preventDefault();
    openCalendar(host);
  };
  return (
    <>
      <slot />
      <button
        part="button"
        type="button"
        aria-label={iso ? withDate(changeLabel, inWords(iso, locale, { dateStyle: "full" })) : label}
        aria-busy={isAwaited}
        disabled={!isOffered}
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
