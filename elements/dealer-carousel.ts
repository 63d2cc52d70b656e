// Made by `npm run generate` from the folders in src/.

import { DealerCarousel } from "../src/carousel/carousel.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerCarousel);

export { DealerCarousel };
