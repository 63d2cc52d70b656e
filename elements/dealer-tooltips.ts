import { define } from "../src/kernel/define.ts";
import { DealerTooltips } from "../src/tooltips/tooltips.element.ts";

define(DealerTooltips);
