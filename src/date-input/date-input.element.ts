import { reactElement } from "../kernel/react-element.tsx";
import { DateInput } from "./DateInput.tsx";
import { dateInputContract } from "./date-input.contract.ts";
import styles from "./date-input.css?inline";
import { connectDateInput } from "./date-input.dom.ts";
import { INITIAL } from "./date-input.ts";

export const DealerDateInput = reactElement(dateInputContract, {
  initial: () => INITIAL,
  states: ({ calendar }) => ({ open: calendar !== undefined }),
  connect: connectDateInput,
  View: DateInput,
  styles,
});
