import type { Options } from "../kernel/element/contract-types.ts";
import type { Host } from "../kernel/element/host.ts";
import type { Calendar } from "./calendar/Calendar.tsx";
import type { dateInputContract } from "./date-input.contract.ts";

export type DateInputHost = Host<typeof dateInputContract, DateInputState>;
export type DateInputOptions = Options<typeof dateInputContract>;

export interface DateInputState {
  /** The day in the input; empty when there is no usable one. */
  readonly iso: string;
  /** The day that was last reported to the page. */
  readonly reported: string;
  /** There is an input, and the visitor may change it. */
  readonly isEnabled: boolean;
  /** The calendar's code is being loaded. */
  readonly isLoading: boolean;
  /** The view of the calendar while it is open. */
  readonly calendar: typeof Calendar | undefined;
}

export const initialState = (): DateInputState => ({
  iso: "",
  reported: "",
  isEnabled: false,
  isLoading: false,
  calendar: undefined,
});
