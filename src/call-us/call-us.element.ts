import { reactElement } from "../kernel/element/react-element.tsx";
import { CallUs } from "./CallUs.tsx";
import { connectCallUs, showAgain } from "./call-us.behaviour.ts";
import { callUsContract } from "./call-us.contract.ts";
import styles from "./call-us.css?inline";
import { initialState } from "./call-us.host.ts";

export const DealerCallUs = reactElement(callUsContract, {
  initial: initialState,
  states: ({ now }, { open }) => ({
    open,
    "open-now": now === "open",
    "closed-now": now === "closed",
  }),
  connect: connectCallUs,
  moved: showAgain,
  View: CallUs,
  styles,
});
