import { html } from "lit";
import { litElement } from "../kernel/element/lit-element.ts";
import { connectLogo } from "./logo.behaviour.ts";
import { logoContract } from "./logo.contract.ts";
import styles from "./logo.css?inline";
import { initialState } from "./logo.host.ts";

export const DealerLogo = litElement(logoContract, {
  initial: initialState,
  states: ({ visible }) => ({ visible }),
  connect: connectLogo,
  view: ({ state, options }) => html`
    <div class=${state.get().visible ? "visible" : ""} .style=${`transition-duration: ${options.get().fadeMs}ms`}>
      <slot></slot>
    </div>
  `,
  styles,
});
