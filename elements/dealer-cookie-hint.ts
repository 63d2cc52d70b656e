// Made by `npm run generate` from the folders in src/.

import { DealerCookieHint } from "../src/cookie-hint/cookie-hint.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerCookieHint);

export { DealerCookieHint };
