// Made by `npm run generate` from the folders in src/.

import { DealerAutocomplete } from "../src/autocomplete/autocomplete.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerAutocomplete);

export { DealerAutocomplete };
