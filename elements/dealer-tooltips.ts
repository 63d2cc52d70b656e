import { define } from "../src/kernel/element/define.ts";
import { DealerTooltips } from "../src/tooltips/tooltips.element.ts";

define(DealerTooltips);
