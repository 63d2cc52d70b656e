import { pageSource } from "../../../kernel/page/page-source.ts";
import { nextTask } from "../../../kernel/task/next-task.ts";

interface AddressChange {
  readonly before: string;
  readonly after: string;
  /** How the address changed; where the browser does not report it, `push` for all but history back and forward. */
  readonly kind: "push" | "replace" | "reload" | "traverse";
}

/** The navigation API, in browsers that have it. */
type NavigationApi = EventTarget | undefined;
type EntryChange = Event & { readonly navigationType: AddressChange["kind"] | null };

/** Without the navigation API nothing reports `pushState`: at these events the address is compared. */
const MOMENTS = ["click", "pointerdown", "focusin", "scroll"];

/** Reports each change of the page's address without a load, until the signal aborts. */
export const onAddressChange = pageSource<AddressChange>((publish, signal) => {
  let before = location.href;
  const compare = (kind: AddressChange["kind"]) => {
    const after = location.href;
    if (after === before) return;
    const change = { before, after, kind };
    before = after;
    publish(change);
  };
  const { navigation } = window as { navigation?: NavigationApi };
  navigation?.addEventListener(
    "currententrychange",
    (event) => compare((event as EntryChange).navigationType ?? "replace"),
    { signal },
  );
  addEventListener("popstate", () => compare("traverse"), { signal });
  const compareSoon = () => void nextTask().then(() => signal.aborted || compare("push"));
  const options = { capture: true, passive: true, signal };
  if (!navigation) for (const type of MOMENTS) addEventListener(type, compareSoon, options);
});
