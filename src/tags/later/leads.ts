import type { ReadableAtom } from "nanostores";
import { partsOf } from "../../kernel/element/attribute-value.ts";
import { currentVisitor } from "../consent/watch-decisions.ts";
import { push } from "../queues.ts";
import { gtag, matomo, type PushStep, toLayer } from "../steps.ts";
import type { TagsOptions } from "../tags.host.ts";
import { type Lead, onLead } from "./leads/on-lead.ts";
import { isSetUp } from "./run-services.ts";

const EVENT = "dealer_lead";

/** The queues that have been told of a lead: several elements may have the same. */
const told = new WeakMap<Lead, Set<string>>();

/** Counts what a visitor does to reach the dealer, in the services that run. */
export const followLeads = (options: ReadableAtom<TagsOptions>, lifetime: AbortSignal): void =>
  onLead((lead) => {
    const { leads, dataLayer } = options.get();
    if (currentVisitor().choice === "accepted" && partsOf(leads).includes(lead.kind)) tell(lead, dataLayer);
  }, lifetime);

function tell(lead: Lead, layer: string): void {
  const queues = told.get(lead) ?? new Set();
  told.set(lead, queues);
  for (const step of [...googleSteps(layer, lead), ...matomoSteps(lead)])
    if (!queues.has(step.queue)) push(step);
  queues.add(layer).add("_paq");
}

/** A tag manager takes a `gtag` event for an entry of its own, so where both read a layer, one event is pushed. */
const googleSteps = (layer: string, { kind, place }: Lead): PushStep[] =>
  isSetUp(`gtag ${layer}`)
    ? [toLayer(layer, { kind, place }), gtag(layer, "event", EVENT, { kind, place })]
    : [toLayer(layer, { event: EVENT, kind, place })];

const matomoSteps = ({ kind, place }: Lead): PushStep[] =>
  isSetUp("matomo") ? [matomo("trackEvent", EVENT, kind, place)] : [];
