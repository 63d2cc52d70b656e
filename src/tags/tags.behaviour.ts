import { follow } from "../kernel/element/follow.ts";
import { afterPrerendering } from "../kernel/page/prerendering.ts";
import { batched } from "./batched.ts";
import { currentVisitor, onDecision } from "./consent/watch-decisions.ts";
import { hasMistake, whenParsed } from "./mistakes.ts";
import { loadAdvice, loadLeads, loadPageViews, loadServices } from "./on-demand.ts";
import { once } from "./once.ts";
import { provideGtag, push } from "./queues.ts";
import type { TagsHost } from "./tags.host.ts";
import { afterTelling, consentSteps, NOTHING_TOLD, needsServices } from "./tags.ts";

let told = NOTHING_TOLD;
let services: ReturnType<typeof loadServices> | undefined;

/** A page that is only prepared has no visitor: nothing is requested, counted or stored. */
export function connectTags(host: TagsHost): void {
  const { lifetime } = host;
  afterPrerendering(() => {
    start(host);
    whenParsed(() => adviseOn(host), lifetime);
  }, lifetime);
}

/** Does what is left to do on the page, now and after every decision of the visitor. */
function start(host: TagsHost): void {
  const { options, lifetime } = host;
  const followPages = once(() =>
    loadPageViews().then((code) => lifetime.aborted || code.followPages(options, lifetime)),
  );
  const followLeads = once(() =>
    loadLeads().then((code) => lifetime.aborted || code.followLeads(options, lifetime)),
  );
  const run = () => {
    const visitor = currentVisitor();
    const { dataLayer, pageViews, leads } = options.get();
    for (const step of consentSteps(told, visitor, dataLayer)) push(step);
    told = afterTelling(told, visitor, dataLayer);
    // After the default, which is the first entry of a data layer.
    provideGtag(dataLayer);
    if (needsServices(options.get(), visitor)) services ??= loadServices();
    services?.then(({ runServices }) => lifetime.aborted || runServices(host));
    if (pageViews !== "load") followPages();
    if (leads && visitor.choice === "accepted") followLeads();
  };
  // Batched: a script may set several attributes one after the other.
  const runSoon = batched(run, lifetime);
  onDecision(run, lifetime);
  follow(options, runSoon, lifetime);
  runSoon();
}

function adviseOn({ element, options }: TagsHost): void {
  if (hasMistake(options.get())) loadAdvice().then(({ advise }) => advise(element));
}
