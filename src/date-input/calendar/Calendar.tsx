import { useState } from "react";
import { DayPicker } from "react-day-picker";
import type { Options } from "../../kernel/element/contract-types.ts";
import type { dateInputContract } from "../date-input.contract.ts";
import { inMonth, isoOf, yearOf } from "../day.ts";
import { isOpen, nearestOpenDay, openDays } from "../open-days.ts";
import { inWords } from "../text/names.ts";
import { Day } from "./Day.tsx";

interface Props {
  readonly options: Options<typeof dateInputContract>;
  readonly now: string;
  /** Empty when there is none. */
  readonly chosen: string;
  readonly direction: string;
  readonly onChoose: (iso: string) => void;
}

type FirstDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** From the births of the oldest visitors to ten years ahead; other years can be typed. */
const YEARS_BACK = 110;
const YEARS_AHEAD = 10;

/** Shows one month. Everything is in UTC, so that a day is the same day in every time zone. */
export function Calendar({ options, now, chosen, direction, onChoose }: Props) {
  const { locale } = options;
  const days = openDays(options, now);
  const [start] = useState(() => nearestOpenDay(chosen || now, days));
  const [reached, reach] = useState(start);
  const write = (form: Intl.DateTimeFormatOptions) => (date: Date) => inWords(isoOf(date), locale, form);
  const monthAndYear = write({ month: "long", year: "numeric" });
  const isClosed = (date: Date) => !isOpen(isoOf(date), days);
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
      // The library first shows the month of its `today`; the real today is the modifier `now`.
      today={new Date(start)}
      startMonth={new Date(days.first || `${yearOf(now) - YEARS_BACK}-01`)}
      endMonth={new Date(days.last || `${yearOf(now) + YEARS_AHEAD}-12`)}
      modifiers={{
        now: new Date(now),
        reached: new Date(reached),
        selected: chosen ? new Date(chosen) : undefined,
        unavailable: isClosed,
      }}
      onDayFocus={(date) => reach(isoOf(date))}
      onMonthChange={(month) => reach(inMonth(reached, isoOf(month)))}
      onDayClick={(date) => isClosed(date) || onChoose(isoOf(date))}
      components={{ DayButton: Day }}
      formatters={{
        formatCaption: monthAndYear,
        formatMonthDropdown: write({ month: "long" }),
        formatWeekdayName: write({ weekday: "short" }),
      }}
      labels={{
        labelDayButton: write({ dateStyle: "full" }),
        labelGrid: monthAndYear,
        labelWeekday: write({ weekday: "long" }),
        labelPrevious: () => options.previousLabel,
        labelNext: () => options.nextLabel,
        labelYearDropdown: () => options.yearLabel,
      }}
    />
  );
}
