import { DealerLoader, type DealerMegaNav, declareScript } from "dealer-elements";
import { DealerCarousel } from "dealer-elements/elements/dealer-carousel.js";

/* What a front-end developer relies on; compiled against the built types, never run. */

const loader = document.querySelector("dealer-loader");
if (loader) {
  loader.delayMs = 500;
  loader.label = "Even geduld";
  // @ts-expect-error a number is a number
  loader.delayMs = "500";
}
const nav = document.createElement("dealer-mega-nav");
nav.indicator = "arrows";
const breakpoint: number | "auto" = nav.breakpointPx;
nav.breakpointPx = breakpoint;
// @ts-expect-error not a number and not that word
nav.breakpointPx = "wide";
// @ts-expect-error not one of the choices
nav.indicator = "stars";

const menu: DealerMegaNav = nav;
const carousel: DealerCarousel = new DealerCarousel();
carousel.show(2);
carousel.noAutoplay = "";
carousel.noAutoplay = true;
const isOff: boolean = carousel.noAutoplay;
// @ts-expect-error not how a boolean is written
carousel.noAutoplay = "off";
document.body.append(menu, isOff ? carousel : "");

document.addEventListener("dealer-loader-ready", ({ detail }) => detail.waitedMs.toFixed());
addEventListener("dealer-mega-nav-layout-changed", ({ detail }) => {
  const layout: "mobile" | "desktop" = detail.layout;
  return layout;
});
// @ts-expect-error no such detail
nav.addEventListener("dealer-mega-nav-expanded", ({ detail }) => detail.nothing);

const made: HTMLElement = new DealerLoader();
document.body.append(made);
declareScript("openingstijden", async () => undefined);

const tags = document.createElement("dealer-tags");
tags.load = "after-consent";
tags.nonce = "b2";
addEventListener("dealer-tags-failed", ({ detail }) => {
  const service: "gtm" | "ga" | "matomo" = detail.service;
  return service;
});
