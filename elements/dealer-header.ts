// Made by `npm run generate` from the folders in src/.

import { DealerHeader } from "../src/header/header.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerHeader);

export { DealerHeader };
