import { DealerDateInput } from "../src/date-input/date-input.element.ts";
import { define } from "../src/kernel/define.ts";

define(DealerDateInput);
