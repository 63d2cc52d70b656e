import { html } from "lit";
import { litElement } from "../kernel/element/lit-element.ts";
import { connectStickyColumn } from "./sticky-column.behaviour.ts";
import { stickyColumnContract } from "./sticky-column.contract.ts";
import styles from "./sticky-column.css?inline";
import { initialState, type Stay } from "./sticky-column.host.ts";

const spaceStyle = (stay: Stay | undefined) => (stay?.room === undefined ? "" : `block-size: ${stay.room}px`);

const boxClass = (fixed: boolean, stay: Stay | undefined) =>
  [fixed && "fixed", stay?.mostHeight !== undefined && "high"].filter(Boolean).join(" ");

function boxStyle(stay: Stay | undefined): string {
  if (!stay) return "";
  const { top, left, width, mostHeight, shadowRoom } = stay;
  const place = left === undefined ? "" : `left: ${left}px; width: ${width}px;`;
  const scroller =
    mostHeight === undefined
      ? ""
      : `max-block-size: ${mostHeight}px; margin-inline-end: -${shadowRoom}px; padding-inline-end: ${shadowRoom}px`;
  return `top: ${top}px; ${place} ${scroller}`;
}

export const DealerStickyColumn = litElement(stickyColumnContract, {
  initial: initialState,
  states: ({ fixed }) => ({ fixed }),
  connect: connectStickyColumn,
  view: ({ state }) => {
    const { fixed, stay, layout } = state.get();
    return html`
      <div class="space" .style=${spaceStyle(stay)}>
        <div class=${boxClass(fixed, stay)} .style=${boxStyle(stay)}>
          <div .style=${layout && `display: ${layout}`}><slot></slot></div>
        </div>
      </div>
      <i></i>
    `;
  },
  styles,
});
