import { define } from "../src/kernel/element/define.ts";
import { DealerLoader } from "../src/loader/loader.element.ts";

define(DealerLoader);
