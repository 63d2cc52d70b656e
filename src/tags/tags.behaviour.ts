import { follow } from "../kernel/element/follow.ts";
import type { Host } from "../kernel/element/host.ts";
import { pageNonce } from "../kernel/page/page-nonce.ts";
import { reportFile } from "../kernel/task/report.ts";
import { batched } from "./batched.ts";
import { currentVisitor, onDecision } from "./consent/watch-decisions.ts";
import { loadScript } from "./services/load-script.ts";
import { isBroken, push } from "./services/queues.ts";
import { trustMatomo } from "./services/script-policy.ts";
import type { tagsContract } from "./tags.contract.ts";
import { FRESH_PAGE, type LoadStep, nextSteps } from "./tags.ts";

type TagsHost = Host<typeof tagsContract, null>;

let page = FRESH_PAGE;

/** Runs the steps that are left to do on the page, now and after every decision of the visitor. */
export function connectTags(host: TagsHost): void {
  const run = () => {
    const { steps, page: next } = nextSteps(page, currentVisitor(), host.options.get(), new Date());
    page = next;
    for (const step of steps) {
      if (step.to === "load") load(host, step);
      else push(step);
    }
  };
  // Batched: a script may set several attributes one after the other.
  const runSoon = batched(run, host.lifetime);
  onDecision(run, host.lifetime);
  follow(host.options, runSoon, host.lifetime);
  runSoon();
}

async function load(host: TagsHost, { service, address }: LoadStep): Promise<void> {
  const { element, options } = host;
  if (isBroken(service)) return void host.emit("dealer-tags-failed", { service });
  if (service === "matomo") trustMatomo(options.get().matomoUrl);
  try {
    await loadScript(address, element.nonce || pageNonce());
    host.emit("dealer-tags-loaded", { service });
  } catch (error) {
    reportFile(address, error);
    host.emit("dealer-tags-failed", { service });
  }
}
