import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeEntities } from "./decode-entities.ts";

describe("character references", () => {
  it.each([
    ["&amp;", "&"],
    ["&lt;b&gt;", "<b>"],
    ["&#8217;", "’"],
    ["&#x2019;&#X2019;", "’’"],
    ["&amp;amp;", "&amp;"],
    ["&#1114111;", "\u{10ffff}"],
    ["&#1114112;", "&#1114112;"],
    ["&#xffffff;", "&#xffffff;"],
    ["&constructor;", "&constructor;"],
    ["&#1e3;", "&#1e3;"],
    ["&euro;", "&euro;"],
    ["&; & &#; &#x; &amp", "&; & &#; &#x; &amp"],
  ])("%s is decoded as %s", (html, text) => expect(decodeEntities(html)).toBe(text));

  it("decoding never throws, and leaves a text without references unchanged", () => {
    fc.assert(fc.property(fc.string(), (text) => decodeEntities(text) === text || text.includes("&")));
  });
});
