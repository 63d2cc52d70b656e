import { expect, it } from "vitest";
import { readChangelog } from "./changelog.ts";

it("reads the points of each version, by section", () => {
  const changelog = [
    "# Changelog",
    "## Unreleased",
    "Elements:",
    "",
    "- One: with `code`,",
    "  on two lines.",
    "- Two.",
    "",
    "For who works on it:",
    "",
    "- Three.",
    "## 1.0.0 (2026-12-01)",
    "Elements:",
    "- Four.",
  ];
  expect(readChangelog(changelog.join("\n"))).toEqual([
    {
      version: undefined,
      sections: { Elements: ["One: with `code`, on two lines.", "Two."], "For who works on it": ["Three."] },
    },
    { version: "1.0.0", sections: { Elements: ["Four."] } },
  ]);
});
