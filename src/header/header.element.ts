import { html } from "lit";
import { litElement } from "../kernel/element/lit-element.ts";
import { setOwnSheet } from "../kernel/styles/own-sheet.ts";
import { connectHeader } from "./header.behaviour.ts";
import { headerContract } from "./header.contract.ts";
import styles from "./header.css?inline";
import { initialState } from "./header.host.ts";
import lightStyles from "./header.light.css?inline";

export const DealerHeader = litElement(headerContract, {
  initial: initialState,
  states: ({ hidden, shrunk, high }) => ({ hidden, shrunk, high }),
  connect: connectHeader,
  lightStyles,
  view: ({ element, state }) => {
    const { shrunk, spacePx } = state.get();
    setOwnSheet(element, shrunk ? `:host{block-size:${spacePx}px!important}` : "");
    return html`<slot></slot>`;
  },
  styles,
});
