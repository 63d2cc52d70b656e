import fc from "fast-check";
import { BASE_URL } from "../../../server/address.ts";
import { BAD_ADDRESSES, hostileText } from "./hostile-texts.ts";

/** The body of an answer and how often it is repeated. */
export interface Answer {
  readonly body: string;
  readonly times: number;
}

const shortText = hostileText.filter((text) => text.length < 500);
const address = fc.constantFrom(
  ...BAD_ADDRESSES,
  "#hier",
  `${BASE_URL}/#daar`,
  "tel:+31201234567",
  "mailto:a@b.example",
  "",
);
const field = fc.oneof(
  { weight: 3, arbitrary: shortText },
  { weight: 2, arbitrary: address },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
);

/** Rows that look like suggestions, in every supported shape. */
const row = fc.oneof(
  fc.record({ label: fc.constant("Noorda Haven"), href: address }),
  fc.record({ title: shortText, url: address }, { requiredKeys: [] }),
  fc.record({ label: field, value: field, href: field, naam: field }, { requiredKeys: [] }),
  fc.dictionary(fc.constantFrom("label", "value", "href", "title", "url", "__proto__", "toString"), field),
  field,
);

const rows = fc.array(row, { maxLength: 8 });
const readable = fc.oneof(
  rows,
  rows.map((suggestions) => ({ suggestions })),
  fc.jsonValue(),
);

const once = (body: string): Answer => ({ body, times: 1 });

/** JSON lists, other JSON, text that is no JSON, and far too much of each. */
export const answers: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 8, arbitrary: readable.map((value) => once(JSON.stringify(value))) },
  { weight: 1, arbitrary: shortText.map(once) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Answer>(
      { body: "[", times: 300_000 },
      { body: '{"label":', times: 50_000 },
      { body: "<p>Oeps</p>", times: 100_000 },
      { body: `["${"<".repeat(1000)}"]`, times: 1 },
    ),
  },
);
