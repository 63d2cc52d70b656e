import { atom } from "nanostores";
import { languageOf } from "../language/language-of.ts";
import { DUTCH, type Language } from "../language/languages.ts";
import { onLanguageChange } from "../language/on-language-change.ts";
import { loadTranslations, translationsOf } from "../language/translations.ts";
import { prepareSheet, sharedSheet } from "../styles/shared-sheet.ts";
import { reportScript, warnAttribute } from "../task/report.ts";
import { attributeText, type OwnAttribute, readAttribute } from "./attribute-value.ts";
import type { Contract, Text } from "./contract.ts";
import type { ElementOf, Options } from "./contract-types.ts";
import { follow } from "./follow.ts";
import { type Behaviour, HOST, type Host } from "./host.ts";
import { untilIslandHydrated } from "./hydration.ts";
import { propertyName } from "./property-name.ts";
import { warnOfStartMode } from "./start-mode.ts";

type Constructor = new () => HTMLElement & { connectedCallback?(): void; disconnectedCallback?(): void };

/** The lifetime of an element that has not been on a page yet. */
const ENDED = AbortSignal.abort();

/**
 * Extends the class that renders an element with the rules for every element (spec §10): attributes and
 * properties from the contract, events, custom states, and a lifetime that does not end when the element moves.
 */
export function contractElement<C extends Contract, State>(
  Base: Constructor,
  contract: C,
  behaviour: Behaviour<C, State>,
) {
  const attributeOf = (name: string) => contract.attributes[name] as OwnAttribute;
  const names = Object.keys(contract.attributes).filter(
    (name) => contract.attributes[name]?.type !== "inherited",
  );
  /** Each property with its attribute. */
  const properties = names.flatMap((name) => {
    const { property } = attributeOf(name) as { readonly property?: string };
    return [[propertyName(name), name] as const, ...(property ? [[property, name] as const] : [])];
  });
  const translatable = names.filter((name) => ["text", "locale"].includes(attributeOf(name).type));
  if (behaviour.lightStyles) prepareSheet(behaviour.lightStyles);
  const defaults = Object.fromEntries(names.map((name) => [propertyName(name), attributeOf(name).default]));

  class ContractElement extends Base {
    static readonly tag = contract.tag;
    static readonly contract = contract;

    static get observedAttributes() {
      // Lit's getter also finalizes its class, so it must be read.
      Reflect.get(Base, "observedAttributes", ContractElement);
      return names;
    }

    readonly [HOST]: Host<C, State> = {
      element: this,
      options: atom(defaults as Options<C>),
      state: atom(behaviour.initial(this)),
      language: DUTCH,
      lifetime: ENDED,
      text: (name) => this.#texts?.[name] ?? contract.texts?.[name]?.default ?? "",
      emit: (name, detail) => this.dispatchEvent(eventOf(contract, name, detail)),
    };
    /** Kept in a field, because WebKitGTK 2.50 empties a state set that has no reference. */
    readonly #states = this.attachInternals?.().states;
    #life: AbortController | undefined;
    #language: Language | typeof DUTCH = DUTCH;
    /** In another language than Dutch. */
    #texts: Readonly<Record<string, string>> | undefined;
    readonly #lightStyles = behaviour.lightStyles ? sharedSheet(behaviour.lightStyles) : undefined;

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      if (before === text) return;
      const { value, problem } = this.#read(name, text);
      if (problem) warnAttribute(contract.tag, name, text, problem, value);
      const { options } = this[HOST];
      options.set({ ...options.get(), [propertyName(name)]: value });
    }

    override connectedCallback(): void {
      this.#lightStyles?.addTo(this.getRootNode() as Document | ShadowRoot);
      if (this.#life) {
        this.#translate();
        behaviour.moved?.(this[HOST]);
        return;
      }
      const hydrated = untilIslandHydrated(this);
      if (!hydrated) {
        this.#start();
        return;
      }
      this.shadowRoot?.replaceChildren(document.createElement("slot"));
      void hydrated.then(() => this.isConnected && !this.#life && this.#start());
    }

    #start(): void {
      this.#life = new AbortController();
      (this[HOST] as { lifetime: AbortSignal }).lifetime = this.#life.signal;
      this.#adoptEarlyProperties();
      this.#translate();
      onLanguageChange(() => this.#translate(), this.#life.signal);
      this.#connect();
      super.connectedCallback?.();
    }

    /**
     * A move disconnects and connects an element in one task, so it has left only if it is still disconnected afterwards. A
     * test environment that ends has no document then, and nothing to clear away.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#life || !globalThis.document) return;
        this.#life.abort();
        this.#life = undefined;
        this.#lightStyles?.remove();
        super.disconnectedCallback?.();
      });
    }

    /** With this callback, the browser calls neither of the two above for `moveBefore`. */
    connectedMoveCallback(): void {
      this.connectedCallback();
    }

    #read(name: string, text: string | null) {
      const attribute = attributeOf(name);
      const { translations } = attribute as Partial<Text>;
      const translated = translations?.[this.#language as Language] ?? this.#texts?.[name];
      return readAttribute(
        translated ? ({ ...attribute, default: translated } as OwnAttribute) : attribute,
        text,
      );
    }

    /** Says what the author has not written in the language of the place; as before until the file of that language has come. */
    #translate(): void {
      const language = languageOf(this);
      const translations = translationsOf(language);
      const isHere = translations || language === DUTCH;
      if (!isHere) loadTranslations(language);
      const texts = isHere ? translations?.[contract.tag] : this.#texts;
      if (translatable.length === 0 || (language === this.#language && texts === this.#texts)) return;
      const host = this[HOST];
      this.#language = language;
      this.#texts = texts;
      if (isHere) (host as { language: typeof language }).language = language;
      const read = (name: string) => [propertyName(name), this.#read(name, this.getAttribute(name)).value];
      host.options.set({ ...host.options.get(), ...Object.fromEntries(translatable.map(read)) });
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
      // Setting a state again would make the browser recalculate the styles of everything inside.
      for (const [name, isOn] of Object.entries(behaviour.states(state.get(), options.get()))) {
        if (!this.#states || this.#states.has(name) === isOn) continue;
        if (isOn) this.#states.add(name);
        else this.#states.delete(name);
      }
    }

    /** Sets a page's early properties again, and removes the starter's methods: both would hide those of the class. */
    #adoptEarlyProperties(): void {
      for (const method of Object.keys(behaviour.methods ?? {})) Reflect.deleteProperty(this, method);
      for (const [property] of properties) {
        if (!Object.hasOwn(this, property)) continue;
        const value = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }
  }

  for (const [property, name] of properties)
    Object.defineProperty(ContractElement.prototype, property, accessor(name, property, attributeOf(name)));

  for (const [name, run] of Object.entries<Method<C, State>>(behaviour.methods ?? {}))
    Object.defineProperty(ContractElement.prototype, name, method(run));

  type Element = (new () => ElementOf<C>) & { readonly tag: C["tag"]; readonly contract: C };
  return ContractElement as unknown as Element;
}

/** A property that mirrors its attribute: it is read through the contract, unless it is a method, and written as text. */
const accessor = (name: string, property: string, attribute: OwnAttribute) => ({
  configurable: true,
  enumerable: true,
  get(this: { [HOST]: Host }) {
    const isMethod = property === name && "property" in attribute;
    return Reflect.get(isMethod ? HTMLElement.prototype : this[HOST].options.get(), propertyName(name));
  },
  set(this: HTMLElement, value: unknown) {
    const text = attributeText(attribute, value);
    if (text === null) this.removeAttribute(name);
    else this.setAttribute(name, text);
  },
});

type Method<C extends Contract, State> = (host: Host<C, State>, value: number) => void;

const method = <C extends Contract, State>(run: Method<C, State>) => ({
  configurable: true,
  writable: true,
  value(this: { [HOST]: Host<C, State> }, value: number) {
    run(this[HOST], value);
  },
});

const eventOf = (contract: Contract, name: string, detail: unknown) =>
  new CustomEvent(name, {
    detail,
    bubbles: true,
    composed: true,
    cancelable: contract.events[name]?.cancelable ?? false,
  });
