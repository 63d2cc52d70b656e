import { reactElement } from "../kernel/react-element.tsx";
import { Carousel } from "./Carousel.tsx";
import { carouselContract } from "./carousel.contract.ts";
import styles from "./carousel.css?inline";
import { connectCarousel } from "./carousel.dom.ts";
import { isPlaying, startingAt } from "./carousel.ts";
import { placeInScroller } from "./place-in-scroller.ts";
import lightStyles from "./slides.css?inline";

export const DealerCarousel = reactElement(carouselContract, {
  initial: (element) => startingAt(placeInScroller(element)),
  states: (state) => ({ playing: isPlaying(state) }),
  connect: connectCarousel,
  View: Carousel,
  styles,
  lightStyles,
});
