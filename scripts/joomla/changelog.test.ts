import { expect, it } from "vitest";
import { joomlaChangelog } from "./changelog.ts";

const MARKDOWN = [
  "## Unreleased",
  "Elements:",
  "- `a` & [b](c.md).",
  "Files:",
  "- d",
  "Behaviour:",
  "- e",
  "## 1.0.0 (2026-12-01)",
  "Joomla:",
  "- f",
].join("\n");

it("has what a Joomla site notices of each version, in points without entities", () => {
  const written = joomlaChangelog("1.1.0", MARKDOWN).replaceAll(/\n\s*/g, "");
  const about = "<element>pkg_dealerelements</element><type>package</type>";
  expect(written).toContain(
    `<changelog>${about}<version>1.1.0</version><addition><item><![CDATA[<code>a</code> &amp; b.]]></item></addition><change><item><![CDATA[e]]></item></change></changelog>`,
  );
  expect(written).toContain(
    `<changelog>${about}<version>1.0.0</version><addition><item><![CDATA[f]]></item></addition></changelog>`,
  );
  expect(written).not.toContain("[d]");
});
