import { html } from "lit";
import { litElement } from "../kernel/element/lit-element.ts";
import { setOwnSheet } from "../kernel/styles/own-sheet.ts";
import { connectLogo } from "./logo.behaviour.ts";
import { logoContract } from "./logo.contract.ts";
import styles from "./logo.css?inline";
import { initialState } from "./logo.host.ts";

export const DealerLogo = litElement(logoContract, {
  initial: initialState,
  states: ({ visible }) => ({ visible }),
  connect: connectLogo,
  view: ({ element, options }) => {
    setOwnSheet(element, `:host,slot{transition-duration:${options.get().fadeMs}ms}`);
    return html`<slot></slot>`;
  },
  styles,
});
