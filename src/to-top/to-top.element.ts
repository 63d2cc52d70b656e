import { reactElement } from "../kernel/react-element.tsx";
import { ToTop } from "./ToTop.tsx";
import { toTopContract } from "./to-top.contract.ts";
import styles from "./to-top.css?inline";
import { connectToTop } from "./to-top.dom.ts";

export const DealerToTop = reactElement(toTopContract, {
  initial: () => ({ visible: false }),
  states: ({ visible }) => ({ visible }),
  connect: connectToTop,
  View: ToTop,
  styles,
});
