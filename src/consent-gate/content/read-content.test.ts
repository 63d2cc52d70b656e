// @vitest-environment jsdom
import { expect, it } from "vitest";
import { readContent } from "./read-content.ts";

const INSIDE = "<b>Inhoud</b>";

function contentOf(template: string): string | undefined {
  const gate = document.createElement("dealer-consent-gate");
  gate.innerHTML = `<template>${template}</template><a href="/x">x</a>`;
  const fragment = readContent(gate)?.fragment;
  return fragment && [...fragment.children].map(({ outerHTML }) => outerHTML).join("");
}

it.each([
  ["alone", `<!-- ${INSIDE} -->`],
  ["in a paragraph", `<p><!-- ${INSIDE} --></p>`],
  ["before a line break", `<!-- ${INSIDE} --><br>`],
  ["after paragraphs without text", `<p>&nbsp;</p><p><br></p><!-- ${INSIDE} -->`],
  ["between the comments of a block", `<!-- wp:html -->\n<!-- ${INSIDE} -->\n<!-- /wp:html -->`],
])("finds content in a comment %s", (_, template) => expect(contentOf(template)).toBe(INSIDE));

it("leaves a comment beside content as it is", () =>
  expect(contentOf(`<!-- ${INSIDE} --><p>Tekst</p>`)).toBe("<p>Tekst</p>"));

it("finds none in a template with paragraphs without text", () =>
  expect(contentOf("<p></p><!-- wp:html --><br>")).toBeUndefined());
