// Made by `npm run generate` from the folders in src/.

import { define } from "../src/kernel/element/define.ts";
import { DealerLogo } from "../src/logo/logo.element.ts";

define(DealerLogo);

export { DealerLogo };
