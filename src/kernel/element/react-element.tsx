import r2wc from "@r2wc/react-to-web-component";
import type { ComponentType, FunctionComponent } from "react";
import { flushSync } from "react-dom";
import { sheetOf } from "../styles/sheet-of.ts";
import type { Contract } from "./contract.ts";
import { contractElement } from "./contract-element.ts";
import type { Options } from "./contract-types.ts";
import { follow } from "./follow.ts";
import { type Behaviour, HOST, type Host } from "./host.ts";
import { isAlike } from "./is-alike.ts";
import { guardedView } from "./view-boundary.tsx";

/** What every view receives; it is drawn anew when the state or the options have changed. */
export interface ViewProps<C extends Contract, State, Shown = State> {
  readonly host: Host<C, State>;
  /** The state, or what the element's `shown` has made of it. */
  readonly state: Shown;
  readonly options: Options<C>;
}

interface ReactBehaviour<C extends Contract, State, Shown> extends Behaviour<C, State> {
  readonly View: FunctionComponent<ViewProps<C, State, Shown>>;
  /** The shadow root's style sheet. */
  readonly styles: string;
  /** Whether there is anything to draw besides the author's content: until there first is, no view is made. */
  readonly hasPicture?: (state: State) => boolean;
  /** What the view shows of a state that changes more often than its picture. */
  readonly shown?: (state: State) => Shown;
}

/** Where r2wc 2.1.1 keeps the props of its next render: with our contract in place of its own, the one seam we use. */
const R2WC_PROPS = Symbol.for("r2wc.props");

/** A custom element whose picture React draws: r2wc mounts it, our contract parses. */
export function reactElement<
  C extends Contract,
  State extends object | null,
  Shown extends object | null = State,
>(contract: C, { View, styles, hasPicture, shown, ...behaviour }: ReactBehaviour<C, State, Shown>) {
  type Props = ViewProps<C, State, Shown>;
  const shownOf = shown ?? ((state: State) => state as unknown as Shown);

  class ReactElement extends mountable(guardedView(contract.tag, View)) {
    declare readonly [HOST]: Host<C, State>;
    declare [R2WC_PROPS]: Props;

    override connectedCallback(): void {
      const host = this[HOST];
      const { state, options, lifetime } = host;
      let drawn: Props | undefined;
      let isStale = false;

      /** At once: at first the host would else stand empty for some frames, and a press go through it. */
      const draw = () => {
        isStale = false;
        const props = { host, state: shownOf(state.get()), options: options.get() };
        const isAsDrawn = props.options === drawn?.options && isAlike(props.state, drawn.state);
        if (lifetime.aborted || isAsDrawn) return;
        this[R2WC_PROPS] = drawn = props;
        flushSync(() => super.connectedCallback());
      };
      /** What changes together is drawn together. */
      const drawSoon = () => {
        if (!drawn) return hasPicture?.(state.get()) && draw();
        if (!isStale) queueMicrotask(draw);
        isStale = true;
      };

      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [sheetOf(styles)];
      follow(state, drawSoon, lifetime);
      follow(options, drawSoon, lifetime);
      if (hasPicture?.(state.get()) ?? true) draw();
      else this.shadowRoot?.replaceChildren(document.createElement("slot"));
    }
  }

  return contractElement(ReactElement, contract, behaviour);
}

interface Mounted extends HTMLElement {
  connectedCallback(): void;
}

/** r2wc's element; on a server, where there is none to extend, a class that only carries the statics. */
const mountable = <Props extends object>(View: ComponentType<Props>) =>
  (typeof HTMLElement === "undefined"
    ? class {}
    : r2wc(View as ComponentType, { shadow: "open" })) as unknown as new () => Mounted;
