import { pageSource } from "../../../kernel/page/page-source.ts";
import { nextTask } from "../../../kernel/task/next-task.ts";
import { isFilledIn, isLeadForm, isRejected } from "./is-sent.ts";
import { type LinkKind, linkKind } from "./link-kind.ts";
import { placeOf } from "./place-of.ts";

export interface Lead {
  readonly kind: LinkKind | "form";
  readonly place: string;
}

/** A second press, and a click or a submission that a script makes anew, is the same act within this time. */
const ONE_ACT_MS = 2000;

/** Calls back with each act once. Hears it before the page's scripts, which may end it, and also for markup of later. */
export const onLead = pageSource<Lead>((publish, signal) => {
  let last: readonly unknown[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;

  const act = (lead: Lead, target: unknown) => {
    const now = performance.now();
    const isSame = last[0] === lead.kind && last[1] === target && now - lastAt < ONE_ACT_MS;
    last = [lead.kind, target];
    lastAt = now;
    if (!isSame) publish(lead);
  };

  const onPress = (event: MouseEvent) => {
    const path = event.composedPath();
    const address = addressIn(path);
    const kind = linkKind(address);
    if (kind && event.button < 2) act({ kind, place: placeOf(path) }, address);
  };

  const onSubmit = async (event: SubmitEvent) => {
    const form = event.target as Element;
    if (!isLeadForm(form) || !isFilledIn(form)) return;
    const lead = { kind: "form", place: placeOf(event.composedPath()) } as const;
    // The page's own listeners have run.
    await nextTask();
    if (!isRejected(form)) act(lead, form);
  };

  const options = { capture: true, signal };
  addEventListener("click", onPress, options);
  addEventListener("auxclick", onPress, options);
  addEventListener("submit", onSubmit, options);
});

const isLink = (node: EventTarget): node is Element => node instanceof Element && node.matches("a,area");

/** The address of the link that was pressed, as the browser parses it; also of a link in a drawing. */
function addressIn(path: readonly EventTarget[]): string {
  const link = path.find(isLink);
  const href = link?.getAttribute("href") ?? link?.getAttribute("xlink:href") ?? "";
  return Object.assign(document.createElement("a"), { href }).href;
}
