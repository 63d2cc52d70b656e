import { define } from "../src/kernel/define.ts";
import { DealerToTop } from "../src/to-top/to-top.element.ts";

define(DealerToTop);
