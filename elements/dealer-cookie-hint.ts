import { DealerCookieHint } from "../src/cookie-hint/cookie-hint.element.ts";
import { define } from "../src/kernel/define.ts";

define(DealerCookieHint);
