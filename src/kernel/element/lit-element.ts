import { LitElement, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import base from "../styles/base.css?inline";
import { reportScript } from "../task/report.ts";
import type { Contract } from "./contract.ts";
import { contractElement } from "./contract-element.ts";
import { follow } from "./follow.ts";
import { type Behaviour, HOST, type Host } from "./host.ts";

interface LitBehaviour<C extends Contract, State> extends Behaviour<C, State> {
  readonly view: (host: Host<C, State>) => TemplateResult;
  /** The shadow root's style sheet. */
  readonly styles: string;
}

/** Creates a custom element that Lit renders. */
export function litElement<C extends Contract, State>(
  contract: C,
  { view, styles, ...behaviour }: LitBehaviour<C, State>,
) {
  class LitView extends LitElement {
    declare readonly [HOST]: Host<C, State>;
    static override readonly styles = [base, styles].map(unsafeCSS);

    override connectedCallback(): void {
      super.connectedCallback();
      const { state, options, lifetime } = this[HOST];
      follow(state, () => this.requestUpdate(), lifetime);
      follow(options, () => this.requestUpdate(), lifetime);
    }

    /** Lit would not report an error of the view, and would leave the author's content hidden. */
    protected override update(changed: PropertyValues): void {
      try {
        super.update(changed);
      } catch (error) {
        reportScript(contract.tag, error);
        this.renderRoot.replaceChildren(document.createElement("slot"));
      }
    }

    protected override render() {
      return view(this[HOST]);
    }
  }
  return contractElement(LitView, contract, behaviour);
}
