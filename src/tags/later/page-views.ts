import type { ReadableAtom } from "nanostores";
import { nextTask } from "../../kernel/task/next-task.ts";
import { waitAtMost } from "../consent/wait-at-most.ts";
import { currentVisitor, onDecision } from "../consent/watch-decisions.ts";
import { lastCounted, pageAddress } from "../last-counted.ts";
import { push } from "../queues.ts";
import { gtag, matomo, type PushStep, toLayer } from "../steps.ts";
import type { TagsOptions } from "../tags.host.ts";
import { onNavigation } from "./on-navigation.ts";
import type { Service } from "./services/service-address.ts";

/** Applications set the title when they have rendered; a view without a new title is counted after this time. */
const TITLE_WITHIN_MS = 500;

interface View {
  readonly page_location: string;
  readonly page_title: string;
}

const VIEW_STEPS: Record<Service, (queue: string, view: View) => PushStep[]> = {
  gtm: (queue, view) => [toLayer(queue, { event: "dealer-tags-page-view", ...view })],
  ga: (queue, view) => [gtag(queue, "event", "page_view", view)],
  matomo: (_, { page_location, page_title }) => [
    matomo("setCustomUrl", page_location),
    matomo("setDocumentTitle", page_title),
    matomo("trackPageView"),
  ],
};

/** Counts a view after each change of the page's path or query, in the services that run and have not counted it. */
export function followPages(options: ReadableAtom<TagsOptions>, lifetime: AbortSignal): void {
  let address = pageAddress();
  let settle = () => {};
  const onChange = async () => {
    if (pageAddress() === address) return;
    settle();
    address = pageAddress();
    const { href } = location;
    const arrived = address;
    await waitAtMost(
      TITLE_WITHIN_MS,
      (done, signal) => {
        settle = done;
        onTitle(done, signal);
      },
      lifetime,
    );
    countNow(arrived, href);
  };
  const countNow = (arrived = pageAddress(), href = location.href) => {
    if (options.get().pageViews === "history" && currentVisitor().choice === "accepted") count(arrived, href);
  };
  onNavigation(onChange, lifetime);
  // After the consent of this decision has been passed on.
  onDecision(() => nextTask().then(() => countNow()), lifetime);
  countNow();
}

function count(address: string, href: string): void {
  const view = { page_location: href, page_title: document.title };
  for (const [key, last] of lastCounted) {
    if (last === address) continue;
    lastCounted.set(key, address);
    const [service, queue = ""] = key.split(" ");
    for (const step of VIEW_STEPS[service as Service](queue, view)) push(step);
  }
}

/** The visitor may leave before there is a new title. */
function onTitle(done: () => void, signal: AbortSignal): void {
  const before = document.title;
  const observer = new MutationObserver(() => document.title !== before && done());
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  signal.addEventListener("abort", () => observer.disconnect());
  addEventListener("pagehide", done, { signal });
}
