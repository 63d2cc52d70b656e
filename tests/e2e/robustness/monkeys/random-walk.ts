import fc from "fast-check";
import { subjects } from "../../contract/subjects.ts";
import { otherValue } from "../../contract/values.ts";

/** What a visitor or the page's own script does next; numbers select among the controls present at that moment. */
export type Step =
  | { readonly hover: number }
  | { readonly press: number }
  | { readonly tap: number }
  | { readonly swipe: number }
  | { readonly key: string }
  | { readonly wheel: number }
  | { readonly width: number }
  | { readonly tag: string; readonly name: string; readonly text: string | null }
  | { readonly move: string };

const KEYS = [
  ...["Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Space", "Escape", "Home", "End", "o", "r"],
  ...["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"],
];
const WIDTHS = [360, 768, 1280];

/** Attributes that are the author's alone: servers, fields and selectors. */
const FIXED = ["dealer-tags", "dealer-loader"];
const FIXED_ATTRIBUTES = ["url", "param", "label-key", "value-key", "href-key", "after", "for"];

const changes = subjects
  .filter(({ tag }) => !FIXED.includes(tag))
  .flatMap(({ tag, attributes }) =>
    attributes
      .filter(([name]) => !FIXED_ATTRIBUTES.includes(name))
      .flatMap(([name, attribute]) => [
        { tag, name, text: otherValue(attribute).text },
        { tag, name, text: null },
      ]),
  );

const MOVED = [
  "dealer-call-us",
  "dealer-to-top",
  "dealer-logo",
  "dealer-tooltips",
  "dealer-carousel",
  "dealer-cookie-hint",
];

const nth = fc.nat({ max: 80 });
const step: fc.Arbitrary<Step> = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 3, arbitrary: fc.record({ hover: nth }) },
  { weight: 8, arbitrary: fc.record({ press: nth }) },
  { weight: 3, arbitrary: fc.record({ tap: nth }) },
  { weight: 1, arbitrary: fc.record({ swipe: fc.constantFrom(-150, 150) }) },
  { weight: 8, arbitrary: fc.record({ key: fc.constantFrom(...KEYS) }) },
  { weight: 2, arbitrary: fc.record({ wheel: fc.constantFrom(-900, -200, 200, 900) }) },
  { weight: 2, arbitrary: fc.record({ width: fc.constantFrom(...WIDTHS) }) },
  { weight: 2, arbitrary: fc.constantFrom(...changes) },
  { weight: 1, arbitrary: fc.record({ move: fc.constantFrom(...MOVED) }) },
);

export const walks = (steps: number) => fc.array(step, { minLength: steps, maxLength: steps });
