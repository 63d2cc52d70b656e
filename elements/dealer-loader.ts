import { define } from "../src/kernel/define.ts";
import { DealerLoader } from "../src/loader/loader.element.ts";

define(DealerLoader);
