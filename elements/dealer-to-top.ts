// Made by `npm run generate` from the folders in src/.

import { define } from "../src/kernel/element/define.ts";
import { DealerToTop } from "../src/to-top/to-top.element.ts";

define(DealerToTop);

export { DealerToTop };
