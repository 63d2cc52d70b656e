import { html } from "lit";
import { litElement } from "../kernel/lit-element.ts";
import { logoContract } from "./logo.contract.ts";
import styles from "./logo.css?inline";
import { connectLogo } from "./logo.dom.ts";

export const DealerLogo = litElement(logoContract, {
  initial: () => ({ visible: true }),
  states: ({ visible }) => ({ visible }),
  connect: connectLogo,
  view: ({ state, options }) => html`
    <div class=${state.get().visible ? "visible" : ""} .style=${`transition-duration: ${options.get().fadeMs}ms`}>
      <slot></slot>
    </div>
  `,
  styles,
});
