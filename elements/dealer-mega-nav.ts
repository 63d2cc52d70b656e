// Made by `npm run generate` from the folders in src/.

import { define } from "../src/kernel/element/define.ts";
import { DealerMegaNav } from "../src/mega-nav/mega-nav.element.ts";

define(DealerMegaNav);

export { DealerMegaNav };
