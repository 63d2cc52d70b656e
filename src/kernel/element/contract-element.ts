import { atom } from "nanostores";
import { prepareSheet, sheetLoan } from "../styles/sheet-loan.ts";
import { reportScript, warnAttribute } from "../task/report.ts";
import { attributeText, type OwnAttribute, readAttribute } from "./attribute-value.ts";
import type { Contract } from "./contract.ts";
import type { ElementOf, Options } from "./contract-types.ts";
import { follow } from "./follow.ts";
import { type Behaviour, HOST, type Host } from "./host.ts";
import { propertyName } from "./property-name.ts";
import { warnOfStartMode } from "./start-mode.ts";

type Constructor = new () => HTMLElement & { connectedCallback?(): void; disconnectedCallback?(): void };

/** The lifetime of all that have not been on a page yet. */
const ENDED = AbortSignal.abort();

/**
 * The rules for every element (spec §10), on top of the class that draws it:
 * attributes and properties by contract, events, custom states, and a lifetime that a move does not end.
 */
export function contractElement<C extends Contract, State>(
  Base: Constructor,
  contract: C,
  behaviour: Behaviour<C, State>,
) {
  const statement = (name: string) => contract.attributes[name] as OwnAttribute;
  const names = Object.keys(contract.attributes).filter(
    (name) => contract.attributes[name]?.type !== "inherited",
  );
  if (behaviour.lightStyles) prepareSheet(behaviour.lightStyles);
  const defaults = Object.fromEntries(names.map((name) => [propertyName(name), statement(name).default]));

  class ContractElement extends Base {
    static readonly tag = contract.tag;
    static readonly contract = contract;

    static get observedAttributes() {
      // Lit finishes its class when it is asked for these.
      Reflect.get(Base, "observedAttributes", ContractElement);
      return names;
    }

    readonly [HOST]: Host<C, State> = {
      element: this,
      options: atom(defaults as Options<C>),
      state: atom(behaviour.initial(this)),
      lifetime: ENDED,
      emit: (name, detail) => this.dispatchEvent(eventOf(contract, name, detail)),
    };
    /** Held: WebKitGTK 2.50 forgets what is in a set that nobody holds. */
    readonly #states = this.attachInternals?.().states;
    #life: AbortController | undefined;
    readonly #lightStyles = behaviour.lightStyles ? sheetLoan(behaviour.lightStyles) : undefined;

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      if (before === text) return;
      const { value, problem } = readAttribute(statement(name), text);
      if (problem) warnAttribute(contract.tag, name, text, problem, value);
      const { options } = this[HOST];
      options.set({ ...options.get(), [propertyName(name)]: value });
    }

    override connectedCallback(): void {
      this.#lightStyles?.to(this.getRootNode() as Document | ShadowRoot);
      if (this.#life) return;
      this.#life = new AbortController();
      this[HOST].lifetime = this.#life.signal;
      this.#adoptEarlyProperties();
      this.#connect();
      super.connectedCallback?.();
    }

    /** A move is a disconnect and a connect in one task: only who is still away afterwards has left. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#life) return;
        this.#life.abort();
        this.#life = undefined;
        this.#lightStyles?.end();
        super.disconnectedCallback?.();
      });
    }

    /** For the browser, `moveBefore` then needs neither callback above. */
    connectedMoveCallback(): void {
      this.connectedCallback();
    }

    #connect(): void {
      const host = this[HOST];
      if (!("load" in contract.attributes)) warnOfStartMode(this);
      try {
        behaviour.connect(host);
      } catch (error) {
        reportScript(contract.tag, error);
      }
      follow(host.state, () => this.#showStates(), host.lifetime);
      follow(host.options, () => this.#showStates(), host.lifetime);
      this.#showStates();
    }

    #showStates(): void {
      const { state, options } = this[HOST];
      // Setting what is set already would cost a browser the style of all that is inside.
      for (const [name, holds] of Object.entries(behaviour.states(state.get(), options.get()))) {
        if (!this.#states || this.#states.has(name) === holds) continue;
        if (holds) this.#states.add(name);
        else this.#states.delete(name);
      }
    }

    /** Properties that a page set before the upgrade hide the accessors: hand them over. The starter's methods end. */
    #adoptEarlyProperties(): void {
      for (const method of Object.keys(behaviour.methods ?? {})) Reflect.deleteProperty(this, method);
      for (const property of Object.keys(defaults)) {
        if (!Object.hasOwn(this, property)) continue;
        const value = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }
  }

  for (const name of names)
    Object.defineProperty(ContractElement.prototype, propertyName(name), accessor(name, statement(name)));

  for (const [name, run] of Object.entries<(host: Host<C, State>) => void>(behaviour.methods ?? {}))
    Object.defineProperty(ContractElement.prototype, name, method(run));

  type Element = (new () => ElementOf<C>) & { readonly tag: C["tag"]; readonly contract: C };
  return ContractElement as unknown as Element;
}

/** A property mirrors its attribute: read through the contract, written as text. */
const accessor = (name: string, statement: OwnAttribute) => ({
  configurable: true,
  enumerable: true,
  get(this: { [HOST]: Host }) {
    return Reflect.get(this[HOST].options.get(), propertyName(name));
  },
  set(this: HTMLElement, value: unknown) {
    const text = attributeText(statement, value);
    if (text === null) this.removeAttribute(name);
    else this.setAttribute(name, text);
  },
});

const method = <C extends Contract, State>(run: (host: Host<C, State>) => void) => ({
  configurable: true,
  writable: true,
  value(this: { [HOST]: Host<C, State> }) {
    run(this[HOST]);
  },
});

const eventOf = (contract: Contract, name: string, detail: unknown) =>
  new CustomEvent(name, {
    detail,
    bubbles: true,
    composed: true,
    cancelable: contract.events[name]?.cancelable ?? false,
  });
