import { html } from "lit";
import { litElement } from "../kernel/lit-element.ts";
import { tagsContract } from "./tags.contract.ts";
import styles from "./tags.css?inline";
import { connectTags } from "./tags.dom.ts";

export const DealerTags = litElement(tagsContract, {
  initial: () => null,
  states: () => ({}),
  connect: connectTags,
  view: () => html`<slot></slot>`,
  styles,
});
