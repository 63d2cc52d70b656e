import { define } from "../src/kernel/define.ts";
import { DealerTags } from "../src/tags/tags.element.ts";

define(DealerTags);
