import { currentVisitor } from "../consent/watch-decisions.ts";
import { push } from "../queues.ts";
import type { TagsHost } from "../tags.host.ts";
import { tellMicrosoft } from "./microsoft.ts";
import { load } from "./services/load.ts";
import { warnOfSecondMatomo } from "./services/second-matomo.ts";
import { FRESH_PAGE, type Page, serviceSteps } from "./services/service-steps.ts";

let page: Page = FRESH_PAGE;

/** Whether a service, a script or an ID has been set up on the page. */
export const isSetUp = (one: string) => page.done.includes(one);

/** Does what is left to do on the page for an element's services. */
export function runServices(host: TagsHost): void {
  const options = host.options.get();
  const { choice } = currentVisitor();
  tellMicrosoft(options, choice);
  const { steps, page: next } = serviceSteps(page, choice, options, new Date());
  page = next;
  for (const step of steps) {
    if (step.to === "load") load(host, step);
    else if (step.to === "refuse") warnOfSecondMatomo(options);
    else push(step);
  }
}
