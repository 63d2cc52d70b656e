// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { languageOf } from "./language-of.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("lang");
});

function languageIn(html: string, page: string | null = "nl") {
  if (page === null) document.documentElement.removeAttribute("lang");
  else document.documentElement.setAttribute("lang", page);
  document.body.innerHTML = html;
  return languageOf(document.querySelector("b") as Element);
}

it.each([
  ["nl", "nl"],
  ["en", "en"],
  ["en-US", "en"],
  ["EN-gb", "en"],
  ["de_DE", "de"],
  ["fr-BE", "fr"],
  ["it", "nl"],
  ["eng", "nl"],
  ["", "nl"],
  [null, "nl"],
])("of a page in %s is %s", (page, language) => expect(languageIn("<b></b>", page)).toBe(language));

it("is that of the nearest lang, which may be the element's own", () => {
  expect(languageIn('<div lang="de"><p><b></b></p></div>')).toBe("de");
  expect(languageIn('<div lang="de"><b lang="fr"></b></div>')).toBe("fr");
  expect(languageIn('<div lang="it"><b></b></div>', "en")).toBe("nl");
});

it("comes from outside of a shadow tree that has no lang", () => {
  const host = document.createElement("div");
  host.lang = "de";
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = '<p><b></b></p><p lang="fr"><i></i></p>';
  expect(languageOf(root.querySelector("b") as Element)).toBe("de");
  expect(languageOf(root.querySelector("i") as Element)).toBe("fr");
});
