// Made by `npm run generate` from the folders in src/.
import "./types.ts";

export { DealerAutocomplete } from "./autocomplete/autocomplete.element.ts";
export { DealerCallUs } from "./call-us/call-us.element.ts";
export { DealerCarousel } from "./carousel/carousel.element.ts";
export { DealerConsentGate } from "./consent-gate/consent-gate.element.ts";
export { DealerCookieHint } from "./cookie-hint/cookie-hint.element.ts";
export { DealerDateInput } from "./date-input/date-input.element.ts";
export { DealerHeader } from "./header/header.element.ts";
export { declareScript } from "./kernel/task/declare-script.ts";
export { DealerLoader } from "./loader/loader.element.ts";
export { DealerLogo } from "./logo/logo.element.ts";
export { DealerMegaNav } from "./mega-nav/mega-nav.element.ts";
export { DealerStickyColumn } from "./sticky-column/sticky-column.element.ts";
export { DealerTags } from "./tags/tags.element.ts";
export { DealerToTop } from "./to-top/to-top.element.ts";
export { DealerTooltips } from "./tooltips/tooltips.element.ts";
export type { DealerEventMap, DealerTagNameMap } from "./types.ts";
