import { reactElement } from "../kernel/element/react-element.tsx";
import { CallUs } from "./CallUs.tsx";
import { connectCallUs } from "./call-us.behaviour.ts";
import { callUsContract } from "./call-us.contract.ts";
import styles from "./call-us.css?inline";

export const DealerCallUs = reactElement(callUsContract, {
  initial: () => null,
  states: (_, { open }) => ({ open }),
  connect: connectCallUs,
  View: CallUs,
  styles,
});
