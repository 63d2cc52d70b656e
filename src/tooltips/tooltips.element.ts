import { html } from "lit";
import { litElement } from "../kernel/element/lit-element.ts";
import tipStyles from "./tip/tip.css?inline";
import { connectTooltips } from "./tooltips.behaviour.ts";
import { tooltipsContract } from "./tooltips.contract.ts";
import styles from "./tooltips.css?inline";
import { initialState } from "./tooltips.host.ts";

export const DealerTooltips = litElement(tooltipsContract, {
  initial: initialState,
  states: ({ visible }) => ({ visible }),
  lightStyles: tipStyles,
  connect: connectTooltips,
  view: () => html`<slot></slot>`,
  styles,
});
