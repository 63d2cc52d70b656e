import type { Attribute } from "../../../src/kernel/contract.ts";

/** A usable value that is not the default, and how an attribute writes it. */
export function otherValue(attribute: Attribute): { value: number | boolean | string; text: string } {
  switch (attribute.type) {
    case "number": {
      const value = Math.min(attribute.default + 1, attribute.max);
      return { value, text: String(value) };
    }
    case "boolean":
      return { value: !attribute.default, text: attribute.default ? "false" : "" };
    case "text":
      return { value: "Iets <anders>", text: "Iets <anders>" };
    case "date":
      return { value: "Sat, 01 Jan 2050 00:00:00 GMT", text: "Sat, 01 Jan 2050 00:00:00 GMT" };
    case "selector":
      return { value: "#stage > *", text: "#stage > *" };
    case "choice": {
      const other = attribute.choices.find((choice) => choice !== attribute.default) ?? attribute.default;
      return { value: other, text: other };
    }
  }
}
