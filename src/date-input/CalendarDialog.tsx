import type { MouseEvent } from "react";
import type { ViewProps } from "../kernel/react-element.tsx";
import { useStore } from "../kernel/use-store.ts";
import { choose, closeCalendar } from "./choosing.ts";
import { cycleFocus } from "./cycle-focus.ts";
import type { dateInputContract } from "./date-input.contract.ts";
import type { DateInputState } from "./date-input.ts";
import { today } from "./day.ts";

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Escape, a press outside and the closing button change nothing. */
export function CalendarDialog({ host }: ViewProps<typeof dateInputContract, DateInputState>) {
  const options = useStore(host.options);
  const { iso, calendar: Calendar } = useStore(host.state);
  const close = () => closeCalendar(host);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) close();
  };
  if (!Calendar) return null;
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
