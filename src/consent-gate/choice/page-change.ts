import { onMutation } from "../../kernel/markup/on-mutation.ts";
import { pageSource } from "../../kernel/page/page-source.ts";

/** Calls back each time elements may have come or gone. */
export const onPageChange = pageSource<unknown>((publish, signal) =>
  onMutation(document, { childList: true, subtree: true }, publish, signal),
);
