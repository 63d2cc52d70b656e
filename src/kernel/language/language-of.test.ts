// @vitest-environment jsdom: happy-dom does not know `:lang()`
import { expect, it } from "vitest";
import { languageOf } from "./language-of.ts";

function languageIn(html: string, page = "nl") {
  document.documentElement.lang = page;
  document.body.innerHTML = html;
  return languageOf(document.querySelector("b") as Element);
}

it.each([
  ["nl", "nl"],
  ["en", "en"],
  ["en-US", "en"],
  ["EN-gb", "en"],
  ["fr-BE", "fr"],
  ["it", "nl"],
  ["eng", "nl"],
  ["", "nl"],
])("of a page in %s is %s", (page, language) => expect(languageIn("<b></b>", page)).toBe(language));

it("is that of the nearest lang, which may be the element's own", () => {
  expect(languageIn('<div lang="de"><p><b></b></p></div>')).toBe("de");
  expect(languageIn('<div lang="de"><b lang="fr"></b></div>')).toBe("fr");
  expect(languageIn('<div lang="it"><b></b></div>', "en")).toBe("nl");
});
