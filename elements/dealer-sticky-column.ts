// Made by `npm run generate` from the folders in src/.

import { define } from "../src/kernel/element/define.ts";
import { DealerStickyColumn } from "../src/sticky-column/sticky-column.element.ts";

define(DealerStickyColumn);

export { DealerStickyColumn };
