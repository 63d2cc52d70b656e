import { reactElement } from "../kernel/element/react-element.tsx";
import { CallUs } from "./CallUs.tsx";
import { connectCallUs, showAgain } from "./call-us.behaviour.ts";
import { callUsContract } from "./call-us.contract.ts";
import styles from "./call-us.css?inline";

export const DealerCallUs = reactElement(callUsContract, {
  initial: () => null,
  states: (_, { open }) => ({ open }),
  connect: connectCallUs,
  moved: showAgain,
  View: CallUs,
  styles,
});
