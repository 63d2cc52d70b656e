import { DealerAutocomplete } from "../src/autocomplete/autocomplete.element.ts";
import { define } from "../src/kernel/define.ts";

define(DealerAutocomplete);
