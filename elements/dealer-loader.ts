// Made by `npm run generate` from the folders in src/.

import { define } from "../src/kernel/element/define.ts";
import { DealerLoader } from "../src/loader/loader.element.ts";

define(DealerLoader);

export { DealerLoader };
