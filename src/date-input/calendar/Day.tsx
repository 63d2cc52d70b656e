import { DayButton, type DayButtonProps } from "react-day-picker";

/** A day that may not be chosen can be reached all the same, so that the keys lead everywhere as they always do. */
export const Day = (props: DayButtonProps) => (
  <DayButton
    {...props}
    part="day"
    aria-disabled={props.modifiers.unavailable || undefined}
    aria-current={props.modifiers.now ? "date" : undefined}
  />
);
