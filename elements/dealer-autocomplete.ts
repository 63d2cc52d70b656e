import { DealerAutocomplete } from "../src/autocomplete/autocomplete.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerAutocomplete);
