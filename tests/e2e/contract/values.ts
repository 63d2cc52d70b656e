import fc from "fast-check";
import type { OwnAttribute } from "../../../src/kernel/element/attribute-value.ts";
import { matomoUrl } from "../tag-services.ts";

/** A text that matches a pattern, the same in every run. */
const sampleOf = (pattern: string) =>
  fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { seed: 1, numRuns: 1 })[0] ?? "";

/** A usable value that is not the default, and how an attribute writes it. */
export function otherValue(attribute: OwnAttribute): { value: number | boolean | string; text: string } {
  switch (attribute.type) {
    case "number": {
      const value = Math.min(attribute.default + 1, attribute.max);
      return { value, text: String(value) };
    }
    case "boolean":
      return { value: !attribute.default, text: attribute.default ? "false" : "" };
    case "text": {
      const text = attribute.pattern ? sampleOf(attribute.pattern) : "Iets <anders>";
      return { value: text, text };
    }
    case "url":
      return { value: matomoUrl("other"), text: matomoUrl("other") };
    case "address":
      return { value: "other?in=stock", text: "other?in=stock" };
    case "day":
      return { value: "2024-02-29", text: "2024-02-29" };
    case "locale":
      return { value: "de-AT", text: "de-AT" };
    case "date":
      return { value: "Sat, 01 Jan 2050 00:00:00 GMT", text: "Sat, 01 Jan 2050 00:00:00 GMT" };
    case "selector":
      // The title: an element that is not around the tested one.
      return { value: "title, #stage > *", text: "title, #stage > *" };
    case "choice": {
      const other = attribute.choices.find((choice) => choice !== attribute.default) ?? attribute.default;
      return { value: other, text: other };
    }
  }
}
