import { DealerCarousel } from "../src/carousel/carousel.element.ts";
import { define } from "../src/kernel/define.ts";

define(DealerCarousel);
