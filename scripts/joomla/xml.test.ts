import { expect, it } from "vitest";
import { element, verbatim, xmlFile } from "./xml.ts";

it("writes elements, with what XML reserves escaped and without attributes that have no value", () =>
  expect(xmlFile(element("a", { b: '"<&>"', c: undefined }, element("d", {}, "<e>"), element("f", {})))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a b="&quot;&lt;&amp;&gt;&quot;">\n  <d>&lt;e&gt;</d>\n  <f/>\n</a>\n',
  ));

it("writes text without entities where it is asked to", () =>
  expect(xmlFile(element("a", {}, verbatim("<b> & c")))).toContain("<a><![CDATA[<b> & c]]></a>"));
