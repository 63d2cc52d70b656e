// @vitest-environment jsdom: in happy-dom the `protocol` of a link without an address is "" instead of ":"
import { expect, it } from "vitest";
import { hasAddress } from "./has-address.ts";

const link = (href: string | null) => {
  const a = document.createElement("a");
  if (href !== null) a.setAttribute("href", href);
  return hasAddress(a);
};

it.each([null, "", "  ", "#", "javascript:void(0)", " JavaScript:;", "java\tscript:;", "\u0001javascript:;"])(
  "finds no address in %j",
  (href) => expect(link(href)).toBe(false),
);

it.each(["/", "#top", " /auto ", "tel:+31579141974", "mailto:x@example.test"])(
  "finds an address in %j",
  (href) => expect(link(href)).toBe(true),
);
