import { HELD } from "../kernel/consent/held-markup.ts";
import { onPageChange } from "./choice/page-change.ts";
import { withLater } from "./on-demand.ts";

/** Loads the code for held markup when there is any, on the whole page: it needs no gate beside it. A test environment may have taken its document from the globals. */
export function awaitHeld(page: Document): void {
  const found = new AbortController();
  const check = () => {
    if (!page.querySelector(HELD)) return;
    found.abort();
    withLater(({ holdMarkup }) => holdMarkup());
  };
  onPageChange(check, found.signal);
  check();
}
