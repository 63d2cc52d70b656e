import { reactElement } from "../kernel/element/react-element.tsx";
import { ToTop } from "./ToTop.tsx";
import { connectToTop } from "./to-top.behaviour.ts";
import { toTopContract } from "./to-top.contract.ts";
import styles from "./to-top.css?inline";
import { initialState } from "./to-top.host.ts";

export const DealerToTop = reactElement(toTopContract, {
  initial: initialState,
  states: ({ visible }) => ({ visible }),
  connect: connectToTop,
  View: ToTop,
  styles,
});
