import { DayPicker } from "react-day-picker";
import { type DateInputOptions, withinRange } from "../date-input.ts";
import { isoOf, yearOf } from "../day.ts";
import { inWords } from "../names.ts";
import { Day } from "./Day.tsx";

interface Props {
  readonly options: DateInputOptions;
  readonly now: string;
  /** Empty where there is none. */
  readonly chosen: string;
  readonly direction: string;
  readonly onChoose: (iso: string) => void;
}

type FirstDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** From the births of the oldest visitors on; what lies further can be typed. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 10;

/** One month, in UTC throughout: a day of it is a day everywhere. */
export function Calendar({ options, now, chosen, direction, onChoose }: Props) {
  const { locale, min, max } = options;
  const start = withinRange(chosen || now, options);
  const say = (asked: Intl.DateTimeFormatOptions) => (date: Date) => inWords(isoOf(date), locale, asked);
  const monthAndYear = say({ month: "long", year: "numeric" });
  const isOutside = (date: Date) => withinRange(isoOf(date), options) !== isoOf(date);
  return (
    <DayPicker
      timeZone="UTC"
      lang={locale}
      dir={direction}
      autoFocus
      fixedWeeks
      captionLayout="dropdown-years"
      navLayout="around"
      weekStartsOn={options.firstDay as FirstDay}
      // The library begins at its today; which day that really is, is said apart.
      today={new Date(start)}
      startMonth={new Date(min || `${yearOf(now) - YEARS_BACK}-01`)}
      endMonth={new Date(max || `${yearOf(now) + YEARS_AHEAD}-12`)}
      modifiers={{
        now: new Date(now),
        selected: chosen ? new Date(chosen) : undefined,
        unavailable: isOutside,
      }}
      onDayClick={(date) => isOutside(date) || onChoose(isoOf(date))}
      components={{ DayButton: Day }}
      formatters={{
        formatCaption: monthAndYear,
        formatMonthDropdown: say({ month: "long" }),
        formatWeekdayName: say({ weekday: "short" }),
      }}
      labels={{
        labelDayButton: say({ dateStyle: "full" }),
        labelGrid: monthAndYear,
        labelWeekday: say({ weekday: "long" }),
        labelPrevious: () => options.previousLabel,
        labelNext: () => options.nextLabel,
        labelYearDropdown: () => options.yearLabel,
      }}
    />
  );
}
