import { expect, it } from "vitest";
import { exampleIn, guideOf } from "./guide.ts";

it("reads what the guide says of each attribute, by tag", () => {
  const guide = guideOf(
    [
      "## Eerst: de scriptregel",
      '| `x` | `1` | `x="2"` | Geen instelling. |',
      "## Naar boven: `dealer-to-top`",
      "| instelling | standaard | voorbeeld | wat je ermee doet |",
      '| `label` | `Naar boven` | `label="Terug"` | Wat een voorleesprogramma zegt. |',
      "| `open` | uit | `open` | Meteen open. |",
      '| `scroller` | geen | `scroller="#main"` | Wat er scrolt. |',
    ].join("\n"),
  );
  expect(guide).toEqual({
    "dealer-to-top": {
      label: { meaning: "Wat een voorleesprogramma zegt.", example: "Terug" },
      open: { meaning: "Meteen open." },
      scroller: { meaning: "Wat er scrolt.", example: "#main" },
    },
  });
});

it("reads the first example of a tag, without what is around it", () => {
  const text = "`<a-b>`\n```html\n<p>1</p>\n\n<a-b c>\n  <p>2</p>\n</a-b>\n```\n```html\n<a-b>3</a-b>\n```\n";
  expect(exampleIn(text, "a-b")).toBe("<a-b c>\n  <p>2</p>\n</a-b>");
  expect(() => exampleIn(text, "c-d")).toThrow("c-d");
});
