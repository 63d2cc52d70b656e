// Made by `npm run generate` from the folders in src/.

import { DealerCallUs } from "../src/call-us/call-us.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerCallUs);

export { DealerCallUs };
