import type { MouseEvent } from "react";
import type { Options } from "../kernel/contract-types.ts";
import type { Calendar as CalendarView } from "./calendar/Calendar.tsx";
import { choose, closeCalendar } from "./choosing.ts";
import { cycleFocus } from "./cycle-focus.ts";
import type { dateInputContract } from "./date-input.contract.ts";
import type { DateInputHost } from "./date-input.dom.ts";
import { today } from "./day.ts";

interface Props {
  readonly host: DateInputHost;
  /** The chosen day. */
  readonly iso: string;
  readonly options: Options<typeof dateInputContract>;
  readonly Calendar: typeof CalendarView;
}

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Escape, a press outside and the closing button change nothing. */
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
        onChoose={(day) => choose(host, day)}
      />
      <button part="close" type="button" onClick={close}>
        {options.closeLabel}
      </button>
    </dialog>
  );
}
