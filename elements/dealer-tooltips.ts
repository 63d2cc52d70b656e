// Made by `npm run generate` from the folders in src/.

import { define } from "../src/kernel/element/define.ts";
import { DealerTooltips } from "../src/tooltips/tooltips.element.ts";

define(DealerTooltips);

export { DealerTooltips };
