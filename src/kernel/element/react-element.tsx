import r2wc from "@r2wc/react-to-web-component";
import type { ComponentType, FunctionComponent } from "react";
import { flushSync } from "react-dom";
import base from "../styles/base.css?inline";
import { constructedSheet } from "../styles/constructed-sheet.ts";
import type { Contract } from "./contract.ts";
import { contractElement } from "./contract-element.ts";
import type { Options } from "./contract-types.ts";
import { follow } from "./follow.ts";
import { type Behaviour, HOST, type Host } from "./host.ts";
import { isShallowEqual } from "./is-shallow-equal.ts";
import { deferStops } from "./stopped-events.ts";
import { guardedView } from "./view-boundary.tsx";

/** The props of every view; it renders again when the state or the options change. */
export interface ViewProps<C extends Contract, State, ViewState = State> {
  readonly host: Host<C, State>;
  /** The state, or what the element's `viewState` returns for it. */
  readonly state: ViewState;
  readonly options: Options<C>;
}

interface ReactBehaviour<C extends Contract, State, ViewState> extends Behaviour<C, State> {
  readonly View: FunctionComponent<ViewProps<C, State, ViewState>>;
  /** The shadow root's style sheet. */
  readonly styles: string;
  /** Whether there is anything to render besides the author's content; no view is created before the first time. */
  readonly needsView?: (state: State) => boolean;
  /** The part of the state that the view renders, when the state changes more often than the view must. */
  readonly viewState?: (state: State) => ViewState;
}

/** The key under which r2wc 2.1.1 keeps the props of its next render; we set them from our contract. */
const R2WC_PROPS = Symbol.for("r2wc.props");

/** Creates a custom element that React renders: r2wc mounts the view, and the contract parses the attributes. */
export function reactElement<
  C extends Contract,
  State extends object | null,
  ViewState extends object | null = State,
>(contract: C, { View, styles, needsView, viewState, ...behaviour }: ReactBehaviour<C, State, ViewState>) {
  type Props = ViewProps<C, State, ViewState>;
  const viewStateOf = viewState ?? ((state: State) => state as unknown as ViewState);

  class ReactElement extends mountable(guardedView(contract.tag, View)) {
    declare readonly [HOST]: Host<C, State>;
    declare [R2WC_PROPS]: Props;

    override connectedCallback(): void {
      const host = this[HOST];
      const { state, options, lifetime } = host;
      let rendered: Props | undefined;
      let isStale = false;

      // Synchronously: otherwise a new host is empty for some frames, and a press goes through it.
      const render = () => {
        isStale = false;
        const props = { host, state: viewStateOf(state.get()), options: options.get() };
        const isUnchanged =
          props.options === rendered?.options && isShallowEqual(props.state, rendered.state);
        if (lifetime.aborted || isUnchanged) return;
        this[R2WC_PROPS] = rendered = props;
        flushSync(() => super.connectedCallback());
      };
      // In a microtask, so that changes made together render once.
      const renderSoon = () => {
        if (!rendered) return needsView?.(state.get()) && render();
        if (!isStale) queueMicrotask(render);
        isStale = true;
      };

      if (this.shadowRoot) {
        this.shadowRoot.adoptedStyleSheets = [base, styles].map(constructedSheet);
        deferStops(this.shadowRoot, lifetime);
      }
      follow(state, renderSoon, lifetime);
      follow(options, renderSoon, lifetime);
      if (needsView?.(state.get()) ?? true) render();
      else this.shadowRoot?.replaceChildren(document.createElement("slot"));
    }
  }

  return contractElement(ReactElement, contract, behaviour);
}

interface Mounted extends HTMLElement {
  connectedCallback(): void;
}

/** The class that r2wc makes of a view; on a server, which has no HTMLElement, an empty class for the static members. */
const mountable = <Props extends object>(View: ComponentType<Props>) =>
  (typeof HTMLElement === "undefined"
    ? class {}
    : r2wc(View as ComponentType, { shadow: "open" })) as unknown as new () => Mounted;
