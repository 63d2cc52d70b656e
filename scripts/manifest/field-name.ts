import type { Attribute } from "../../src/kernel/element/contract.ts";
import { propertyName } from "../../src/kernel/element/property-name.ts";

/** The property with an attribute's value. */
export const fieldName = (name: string, attribute: Attribute): string =>
  ("property" in attribute && attribute.property) || propertyName(name);
