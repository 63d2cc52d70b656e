import { DealerCallUs } from "../src/call-us/call-us.element.ts";
import { define } from "../src/kernel/define.ts";

define(DealerCallUs);
