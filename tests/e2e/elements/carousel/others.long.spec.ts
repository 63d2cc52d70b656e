import { expect, test } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { expectShown, NEXT, seen, stage } from "./carousel.ts";

/* The markup of other carousels, with what their style sheets do to it. */

const three = (slide: (text: string, place: number) => string) => ["A", "B", "C"].map(slide).join("");

const OTHERS: Readonly<Record<string, readonly [styles: string, html: string]>> = {
  Bootstrap: [
    `.carousel { position: relative } .carousel-inner { position: relative; width: 100%; overflow: hidden }
    .carousel-item { position: relative; display: none; float: left; width: 100%; margin-right: -100%; transition: transform .6s }
    .carousel-item.active { display: block } .carousel-control-next { position: absolute; top: 0; right: 0 }`,
    `<div id="c" class="carousel slide"><div class="carousel-indicators"><button class="theirs">1</button></div>
    <div class="carousel-inner">${three((text, place) => `<div class="carousel-item${place === 0 ? " active" : ""}">${text}</div>`)}</div>
    <button class="carousel-control-next theirs">Next</button></div>`,
  ],
  "Bootstrap's items": [
    `.carousel-item { position: relative; display: none; float: left; width: 100%; margin-right: -100% }
    .carousel-item.active { display: block } .carousel-fade .carousel-item { opacity: 0 }`,
    three((text, place) => `<div class="carousel-item${place === 0 ? " active" : ""}">${text}</div>`),
  ],
  Splide: [
    ".splide { visibility: hidden } .splide__list { display: flex; height: 100% } .splide__track { overflow: hidden }",
    `<section class="splide" aria-label="Auto’s"><div class="splide__arrows"><button class="theirs">Next</button></div>
    <div class="splide__track"><ul class="splide__list">${three((text) => `<li class="splide__slide">${text}</li>`)}</ul></div></section>`,
  ],
  Swiper: [
    ".swiper { overflow: hidden } .swiper-wrapper { display: flex; height: 100% } .swiper-slide { flex-shrink: 0; width: 100% }",
    `<div class="swiper"><div class="swiper-wrapper">${three((text) => `<div class="swiper-slide">${text}</div>`)}</div>
    <div class="swiper-pagination theirs">1</div><div class="swiper-button-next theirs">Next</div></div>`,
  ],
};

for (const [name, [styles, html]] of Object.entries(OTHERS))
  test(`dealer-carousel takes the slides of ${name} and replaces its buttons`, async ({ ui }) => {
    await stage(ui, { html: "" });
    await ui.eval((text) => {
      const sheet = document.createElement("style");
      sheet.textContent = text;
      document.head.append(sheet);
    }, styles);
    await ui.eval((markup) => {
      const carousel = document.querySelector("dealer-carousel");
      if (carousel) carousel.innerHTML = markup;
    }, html);
    await expect.poll(() => seen(ui)).toEqual(["A"]);
    for (const text of ["B", "C", "A"]) {
      await ui.click(NEXT);
      await expectShown(ui, text);
    }
    const shown = await ui.eval(() => ({
      theirs: [...document.querySelectorAll(".theirs")].filter((one) => one.checkVisibility()).length,
      dots: document.querySelector("dealer-carousel")?.shadowRoot?.querySelectorAll("[part=dots] button")
        .length,
      first: [...document.querySelectorAll("[data-dealer-slide='']")][0]?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      }),
    }));
    expect(shown).toEqual({ theirs: 0, dots: 3, first: true });
    expect(await problems(ui)).toEqual([]);
  });
