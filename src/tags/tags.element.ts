import { html } from "lit";
import { litElement } from "../kernel/element/lit-element.ts";
import { connectTags } from "./tags.behaviour.ts";
import { tagsContract } from "./tags.contract.ts";
import styles from "./tags.css?inline";

export const DealerTags = litElement(tagsContract, {
  initial: () => null,
  states: () => ({}),
  connect: connectTags,
  view: () => html`<slot></slot>`,
  styles,
});
