import { html } from "lit";
import { litElement } from "../kernel/element/lit-element.ts";
import { connectStickyColumn } from "./sticky-column.behaviour.ts";
import { stickyColumnContract } from "./sticky-column.contract.ts";
import styles from "./sticky-column.css?inline";
import { initialState } from "./sticky-column.host.ts";
import type { Place } from "./sticky-column.ts";

const spaceLeft = (place: Place | undefined) => (place ? `block-size: ${place.height}px` : "");
const placed = (place: Place | undefined) =>
  place
    ? `top: ${place.top}px; left: ${place.left}px; width: ${place.width}px; max-height: calc(100vh - ${place.top}px)`
    : "";

export const DealerStickyColumn = litElement(stickyColumnContract, {
  initial: initialState,
  states: ({ place }) => ({ fixed: place !== undefined }),
  connect: connectStickyColumn,
  view: ({ state }) => {
    const { place } = state.get();
    return html`
      <div class="space" .style=${spaceLeft(place)}>
        <div class=${place ? "fixed" : ""} .style=${placed(place)}><slot></slot></div>
      </div>
    `;
  },
  styles,
});
