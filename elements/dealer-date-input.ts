// Made by `npm run generate` from the folders in src/.

import { DealerDateInput } from "../src/date-input/date-input.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerDateInput);

export { DealerDateInput };
