import { DealerCookieHint } from "../src/cookie-hint/cookie-hint.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerCookieHint);
