import { define } from "../src/kernel/element/define.ts";
import { DealerTags } from "../src/tags/tags.element.ts";

define(DealerTags);
