// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { slidesIn, wrappersOf } from "./find-slides.ts";

const IMAGE = '<img alt="" src="">';

function carousel(html: string): HTMLElement {
  const element = document.createElement("section");
  element.innerHTML = html;
  return element;
}

const read = (html: string) =>
  slidesIn(carousel(html)).map(({ localName, id }) => (id ? `${localName}#${id}` : localName));

const slides: Readonly<Record<string, readonly [html: string, slides: readonly string[]]>> = {
  "children of any kind": [
    `<div id="a">A</div><a id="b" href="#">B</a>${IMAGE}<figure></figure>`,
    ["div#a", "a#b", "img", "figure"],
  ],
  "not text, comments, scripts or styles between them": [
    `tekst <!-- commentaar --><div id="a"></div><br><script></script><style></style><template></template><noscript></noscript>`,
    ["div#a"],
  ],
  "not an empty paragraph": [
    `<p></p><p>&nbsp;</p><p><br></p><p id="a">A</p><p id="b">${IMAGE}</p>`,
    ["p#a", "p#b"],
  ],
  "not a child that the author has hidden": [`<div id="a"></div><div hidden></div>`, ["div#a"]],
  "the items of a list": [`<ul><li id="a">A</li><li id="b">B</li></ul>`, ["li#a", "li#b"]],
  "the items of a list in blocks": [
    `<div><p></p><div><ol><li id="a"></li><li id="b"></li></ol></div></div>`,
    ["li#a", "li#b"],
  ],
  "the pictures of a paragraph": [`<p><a id="a">${IMAGE}</a><br>${IMAGE}</p>`, ["a#a", "img"]],
  "the figures of a gallery": [
    `<figure><figure id="a">${IMAGE}</figure><figure id="b">${IMAGE}</figure></figure>`,
    ["figure#a", "figure#b"],
  ],
  "one block of text": [`<div id="a"><p>Een</p><p>Twee</p></div>`, ["div#a"]],
  "one picture with its text": [`<figure id="a">${IMAGE}<figcaption>Up</figcaption></figure>`, ["figure#a"]],
  "one paragraph of text with pictures": [`<p id="a">Kijk: ${IMAGE}${IMAGE}</p>`, ["p#a"]],
  "one link with pictures": [`<a id="a">${IMAGE}${IMAGE}</a>`, ["a#a"]],
  "a list beside something else": [`<ul id="a"><li></li></ul><div id="b"></div>`, ["ul#a", "div#b"]],
  "the slides of Bootstrap": [
    `<div><div class="carousel-indicators"><button></button></div><div class="carousel-inner"><div id="a"></div><div id="b"></div></div><button></button></div>`,
    ["div#a", "div#b"],
  ],
  "the slides of Splide, without its copies": [
    `<section class="splide"><div></div><div class="splide__track"><ul class="splide__list"><li class="splide__slide--clone"></li><li id="a"></li></ul></div></section>`,
    ["li#a"],
  ],
  "not the slides of another carousel in a slide": [
    `<div id="a"><div class="swiper-wrapper"><div></div><div></div></div></div><div id="b"></div>`,
    ["div#a", "div#b"],
  ],
  nothing: [" <!-- leeg --> ", []],
};

describe("the slides are", () => {
  it.each(Object.entries(slides))("%s", (_, [html, expected]) => expect(read(html)).toEqual(expected));
});

it("finds the elements between a slide and the carousel", () => {
  const element = carousel("<div><ul><li>A</li><li>B</li></ul></div>");
  const [first] = slidesIn(element);
  expect(first && wrappersOf(first, element).map(({ localName }) => localName)).toEqual(["ul", "div"]);
});
