import { reactElement } from "../kernel/react-element.tsx";
import { CallUs } from "./CallUs.tsx";
import { callUsContract } from "./call-us.contract.ts";
import styles from "./call-us.css?inline";
import { connectCallUs } from "./call-us.dom.ts";

export const DealerCallUs = reactElement(callUsContract, {
  initial: () => null,
  states: (_, { open }) => ({ open }),
  connect: connectCallUs,
  View: CallUs,
  styles,
});
