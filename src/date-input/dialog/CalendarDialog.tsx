import type { MouseEvent } from "react";
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

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Closes without a change on Escape, on a press outside and with the closing button. */
export function CalendarDialog({ host, iso, options, Calendar }: Props) {
  const close = () => closeCalendar(host);
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
