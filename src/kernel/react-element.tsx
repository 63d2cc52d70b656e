import r2wc from "@r2wc/react-to-web-component";
import type { FunctionComponent } from "react";
import { flushSync } from "react-dom";
import type { Contract } from "./contract.ts";
import { contractElement } from "./element.ts";
import { follow } from "./follow.ts";
import { type Behaviour, HOST, type Host } from "./host.ts";
import { sheetOf } from "./styles.ts";
import { ViewBoundary } from "./view-boundary.tsx";

/** What every view receives. */
export interface ViewProps<C extends Contract, State> {
  readonly host: Host<C, State>;
}

interface ReactBehaviour<C extends Contract, State> extends Behaviour<C, State> {
  readonly View: FunctionComponent<ViewProps<C, State>>;
  /** The shadow root's style sheet. */
  readonly styles: string;
  /** Whether there is anything to draw besides the author's content: until there first is, no view is made. */
  readonly hasPicture?: (state: State) => boolean;
}

/** Where r2wc 2.1.1 keeps the props of its next render: with our contract in place of its own, the one seam we use. */
const R2WC_PROPS = Symbol.for("r2wc.props");

/** A custom element whose picture React draws: r2wc mounts it, our contract parses. */
export function reactElement<C extends Contract, State>(
  contract: C,
  { View, styles, hasPicture = () => true, ...behaviour }: ReactBehaviour<C, State>,
) {
  const Guarded = ({ host }: ViewProps<C, State>) => (
    <ViewBoundary name={contract.tag}>
      <View host={host} />
    </ViewBoundary>
  );

  class ReactElement extends mountable(Guarded) {
    declare readonly [HOST]: Host<C, State>;
    declare [R2WC_PROPS]: ViewProps<C, State>;

    /** The first commit is synchronous: else the host stands empty for some frames, and a press goes through it. */
    override connectedCallback(): void {
      this[R2WC_PROPS] = { host: this[HOST] };
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [sheetOf(styles)];
      const { state, lifetime } = this[HOST];
      let isDrawn = false;
      const draw = () => {
        if (isDrawn || !hasPicture(state.get())) return;
        isDrawn = true;
        flushSync(() => super.connectedCallback());
      };
      draw();
      if (isDrawn) return;
      this.shadowRoot?.replaceChildren(document.createElement("slot"));
      follow(state, draw, lifetime);
    }
  }

  return contractElement(ReactElement, contract, behaviour);
}

interface Mounted extends HTMLElement {
  connectedCallback(): void;
}

/** r2wc's element; on a server, where there is none to extend, a class that only carries the statics. */
const mountable = (View: FunctionComponent<never>) =>
  (typeof HTMLElement === "undefined"
    ? class {}
    : r2wc(View as FunctionComponent, { shadow: "open" })) as unknown as new () => Mounted;
