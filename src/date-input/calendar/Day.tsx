import { DayButton, type DayButtonProps } from "react-day-picker";

/**
 * A day that may not be chosen can still get the focus, so that the arrow keys reach every day. The library's Tab stop is the
 * first day of each new month: ours is the day where the visitor was.
 */
export const Day = (props: DayButtonProps) => (
  <DayButton
    {...props}
    part="day"
    tabIndex={props.modifiers.reached ? 0 : -1}
    aria-disabled={props.modifiers.unavailable || undefined}
    aria-current={props.modifiers.now ? "date" : undefined}
  />
);
