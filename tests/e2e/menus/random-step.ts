import fc from "fast-check";
import { htmlOf, itemsArbitrary, listHtml } from "./random-menu.ts";

/** An edit of a list by a CMS, applied to the nth suitable element. */
export interface Edit {
  readonly kind: "append" | "remove" | "replace" | "grow" | "rename";
  readonly nth: number;
  readonly html: string;
}

export type Step =
  | { readonly press: "toggle" | "label" | "menu"; readonly nth: number }
  | { readonly key: string }
  | { readonly width: number }
  | { readonly edit: Edit };

const KEYS = [
  ...["Tab", "Shift+Tab", "Escape", "Home", "End", "Space", "Enter"],
  ...["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"],
];

const nth = fc.nat({ max: 30 });
const items = itemsArbitrary(1);

const press = fc.record({ press: fc.constantFrom("toggle", "toggle", "label", "menu"), nth });
const key = fc.record({ key: fc.constantFrom(...KEYS) });
const width = fc.record({ width: fc.constantFrom(360, 768, 769, 1280) });
const edit = fc.record({
  edit: fc.oneof(
    fc.record({ kind: fc.constantFrom("append", "replace"), nth, html: items.map(htmlOf) }),
    fc.record({ kind: fc.constant("grow"), nth, html: items.map(listHtml) }),
    fc.record({ kind: fc.constantFrom("remove", "rename"), nth, html: fc.constant("Nieuwe naam") }),
  ),
});

export const stepsArbitrary = fc.array(
  fc.oneof<fc.WeightedArbitrary<Step>[]>(
    { weight: 6, arbitrary: press as fc.Arbitrary<Step> },
    { weight: 4, arbitrary: key },
    { weight: 2, arbitrary: width },
    { weight: 3, arbitrary: edit as fc.Arbitrary<Step> },
  ),
  { minLength: 10, maxLength: 14 },
);
