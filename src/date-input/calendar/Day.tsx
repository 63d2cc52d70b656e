import { DayButton, type DayButtonProps } from "react-day-picker";

/** A day that may not be chosen can still get the focus, so that the arrow keys reach every day. */
export const Day = (props: DayButtonProps) => (
  <DayButton
    {...props}
    part="day"
    aria-disabled={props.modifiers.unavailable || undefined}
    aria-current={props.modifiers.now ? "date" : undefined}
  />
);
