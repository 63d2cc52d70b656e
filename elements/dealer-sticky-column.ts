import { define } from "../src/kernel/define.ts";
import { DealerStickyColumn } from "../src/sticky-column/sticky-column.element.ts";

define(DealerStickyColumn);
