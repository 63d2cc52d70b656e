// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";
import type { BooleanAttribute, Contract } from "../../src/kernel/element/contract.ts";
import { contractElement } from "../../src/kernel/element/contract-element.ts";
import { propertyName } from "../../src/kernel/element/property-name.ts";

/* Frameworks set a property where there is one, also with the text that a template has. */

const TEXTS = ["", "true", "false", "no", "off", "0", "1", " FALSE ", "open", "undefined"];

const all: readonly Contract[] = contracts;
const booleans = all.flatMap((contract) =>
  Object.entries(contract.attributes)
    .filter((entry): entry is [string, BooleanAttribute] => entry[1].type === "boolean")
    .map(([name, attribute]) => ({ contract, tag: contract.tag, name, attribute })),
);

const behaviour = { initial: () => ({}), states: () => ({}), connect: () => undefined };

function newElement(contract: Contract) {
  if (!customElements.get(contract.tag))
    customElements.define(contract.tag, contractElement(HTMLElement, contract, behaviour));
  return document.createElement(contract.tag);
}

describe.each(booleans)("$tag, $name", ({ contract, name, attribute }) => {
  const property = propertyName(name);

  it.each(TEXTS)("means by the property %j what it means by the attribute", (text) => {
    const written = newElement(contract);
    written.setAttribute(name, text);
    const set = newElement(contract);
    Reflect.set(set, property, text);
    expect(Reflect.get(set, property)).toBe(Reflect.get(written, property));
  });

  it.each([true, false])("is %s where the property is set to that", (value) => {
    const element = newElement(contract);
    Reflect.set(element, property, !value);
    Reflect.set(element, property, value);
    expect(Reflect.get(element, property)).toBe(value);
  });

  it("has its default where the property is set to nothing", () => {
    const element = newElement(contract);
    for (const nothing of [null, undefined]) {
      Reflect.set(element, property, !attribute.default);
      Reflect.set(element, property, nothing);
      expect(Reflect.get(element, property)).toBe(attribute.default);
    }
  });

  it("can be switched off by an attribute that is there", () => {
    if (!attribute.default) return;
    expect(attribute.negative).toBe(`no-${name}`);
    expect(contract.attributes[attribute.negative]).toMatchObject({ type: "boolean", default: false });
  });
});
