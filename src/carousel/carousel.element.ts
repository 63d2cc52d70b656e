import { reactElement } from "../kernel/element/react-element.tsx";
import { Carousel } from "./Carousel.tsx";
import { connectCarousel, showAgain, showSlide } from "./carousel.behaviour.ts";
import { carouselContract } from "./carousel.contract.ts";
import styles from "./carousel.css?inline";
import { initialState } from "./carousel.host.ts";
import { isPlaying } from "./carousel.ts";
import { measureScrollers, scrolledSlide } from "./scroll/scroll-position.ts";
import lightStyles from "./slides/slides.css?inline";

if (globalThis.document) measureScrollers();

export const DealerCarousel = reactElement(carouselContract, {
  initial: (element) => initialState(scrolledSlide(element)),
  states: (state) => ({ playing: isPlaying(state) }),
  methods: { show: showSlide },
  connect: connectCarousel,
  moved: showAgain,
  View: Carousel,
  styles,
  lightStyles,
});
