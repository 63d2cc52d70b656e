import { define } from "../src/kernel/element/define.ts";
import { DealerLogo } from "../src/logo/logo.element.ts";

define(DealerLogo);
