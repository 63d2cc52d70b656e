import { follow } from "../kernel/follow.ts";
import type { Host } from "../kernel/host.ts";
import { pageNonce } from "../kernel/page-nonce.ts";
import { reportFile } from "../kernel/report.ts";
import { batched } from "./batched.ts";
import { loadScript } from "./load-script.ts";
import { isDeaf, push } from "./queues.ts";
import { trustMatomo } from "./script-policy.ts";
import type { tagsContract } from "./tags.contract.ts";
import { FRESH_PAGE, type LoadStep, nextSteps } from "./tags.ts";
import { currentVisitor, onDecision } from "./visitor.dom.ts";

type TagsHost = Host<typeof tagsContract, null>;

let page = FRESH_PAGE;

export function connectTags(host: TagsHost): void {
  const work = () => {
    const { steps, page: next } = nextSteps(page, currentVisitor(), host.options.get(), new Date());
    page = next;
    for (const step of steps) {
      if (step.to === "load") load(host, step);
      else push(step);
    }
  };
  // A script that sets one attribute after the other has then set them all.
  const workSoon = batched(work, host.lifetime);
  onDecision(work, host.lifetime);
  follow(host.options, workSoon, host.lifetime);
  workSoon();
}

async function load(host: TagsHost, { service, address }: LoadStep): Promise<void> {
  const { element, options } = host;
  if (isDeaf(service)) return void host.emit("dealer-tags-failed", { service });
  if (service === "matomo") trustMatomo(options.get().matomoUrl);
  try {
    await loadScript(address, element.nonce || pageNonce());
    host.emit("dealer-tags-loaded", { service });
  } catch (error) {
    reportFile(address, error);
    host.emit("dealer-tags-failed", { service });
  }
}
