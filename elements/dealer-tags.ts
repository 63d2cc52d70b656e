// Made by `npm run generate` from the folders in src/.

import { define } from "../src/kernel/element/define.ts";
import { DealerTags } from "../src/tags/tags.element.ts";

define(DealerTags);

export { DealerTags };
