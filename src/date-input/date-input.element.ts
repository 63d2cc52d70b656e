import { reactElement } from "../kernel/element/react-element.tsx";
import { DateInput } from "./DateInput.tsx";
import { connectDateInput } from "./date-input.behaviour.ts";
import { dateInputContract } from "./date-input.contract.ts";
import styles from "./date-input.css?inline";
import { initialState } from "./date-input.host.ts";

export const DealerDateInput = reactElement(dateInputContract, {
  initial: initialState,
  states: ({ calendar }) => ({ open: calendar !== undefined }),
  connect: connectDateInput,
  View: DateInput,
  styles,
});
