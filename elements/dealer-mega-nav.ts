import { define } from "../src/kernel/element/define.ts";
import { DealerMegaNav } from "../src/mega-nav/mega-nav.element.ts";

define(DealerMegaNav);
