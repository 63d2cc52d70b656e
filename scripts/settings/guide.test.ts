import { expect, it } from "vitest";
import { guideOf } from "./guide.ts";

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
