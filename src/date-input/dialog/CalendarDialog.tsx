import { type MouseEvent, useCallback } from "react";
import { colourSurface } from "../../kernel/styles/surface/colour-surface.ts";
import type { Calendar as CalendarView } from "../calendar/Calendar.tsx";
import type { DateInputHost, DateInputOptions } from "../date-input.host.ts";
import { today } from "../day.ts";
import { chooseDay, closeCalendar } from "./choose-day.ts";
import { cycleFocus } from "./cycle-focus.ts";

interface Props {
  readonly host: DateInputHost;
  /** The chosen day. */
  readonly iso: string;
  readonly options: DateInputOptions;
  readonly Calendar: typeof CalendarView;
}

/** Closes without a change on Escape, on a press outside and with the closing button. */
export function CalendarDialog({ host, iso, options, Calendar }: Props) {
  const close = () => closeCalendar(host);
  // One function for the dialog's whole life: another one would be called again.
  const show = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return;
      colourSurface(dialog, host.element);
      dialog.showModal();
    },
    [host],
  );
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) close();
  };
  return (
    <dialog
      ref={show}
      part="dialog"
      aria-label={options.label}
      onClose={close}
      onClick={press}
      onKeyDown={cycleFocus}
    >
      <Calendar
        options={options}
        now={today()}
        chosen={iso}
        direction={getComputedStyle(host.element).direction}
        onChoose={(day) => chooseDay(host, day)}
      />
      <button part="close" type="button" onClick={close}>
        {options.closeLabel}
      </button>
    </dialog>
  );
}
