import { html } from "lit";
import { litElement } from "../kernel/lit-element.ts";
import tipStyles from "./tip.css?inline";
import { tooltipsContract } from "./tooltips.contract.ts";
import styles from "./tooltips.css?inline";
import { connectTooltips } from "./tooltips.dom.ts";

export const DealerTooltips = litElement(tooltipsContract, {
  initial: () => ({ visible: false }),
  states: ({ visible }) => ({ visible }),
  lightStyles: tipStyles,
  connect: connectTooltips,
  view: () => html`<slot></slot>`,
  styles,
});
