import { define } from "../src/kernel/define.ts";
import { DealerLogo } from "../src/logo/logo.element.ts";

define(DealerLogo);
