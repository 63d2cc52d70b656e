import type { contracts } from "./contracts.ts";
import type { ElementOf, EventMap } from "./kernel/element/contract-types.ts";

export type AnyContract = (typeof contracts)[number];
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

export type DealerTagNameMap = { [C in AnyContract as C["tag"]]: ElementOf<C> };
type EventMaps = { [C in AnyContract as C["tag"]]: EventMap<C> };
export type DealerEventMap = UnionToIntersection<EventMaps[keyof EventMaps]>;

declare global {
  interface HTMLElementTagNameMap extends DealerTagNameMap {}
  interface HTMLElementEventMap extends DealerEventMap {}
  interface DocumentEventMap extends DealerEventMap {}
  interface WindowEventMap extends DealerEventMap {}
}
