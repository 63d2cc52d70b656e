import { reportScript } from "../kernel/report.ts";
import type { Service } from "./service-address.ts";
import { tagsContract } from "./tags.contract.ts";
import type { PushStep } from "./tags.ts";

/** The page's own queues, made where there are none: a script takes over what it finds in them. */
interface PageWithQueues {
  dataLayer?: unknown;
  _paq?: unknown;
}

const page = globalThis as PageWithQueues;

function pushToDataLayer(entry: unknown): void {
  page.dataLayer ??= [];
  if (!Array.isArray(page.dataLayer)) throw new TypeError("window.dataLayer is not an array");
  page.dataLayer.push(entry);
}

/** Google's tag tells a command from other entries by its being an Arguments object; an array it ignores. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array is not a command
  pushToDataLayer(arguments);
}

/** Matomo's script puts a queue of its own kind in the array's place. */
function pushToMatomo(command: readonly unknown[]): void {
  page._paq ??= [];
  (page._paq as { push(command: readonly unknown[]): void }).push(command);
}

type Vendor = "google" | "matomo";

const deaf = new Set<Vendor>();

/** Pushes, and says once when the page keeps something else under the queue's name. */
export function push(step: PushStep): void {
  try {
    if (step.to === "gtag") gtag(...step.command);
    else if (step.to === "dataLayer") pushToDataLayer(step.entry);
    else pushToMatomo(step.command);
  } catch (error) {
    const vendor = step.to === "matomo" ? "matomo" : "google";
    if (!deaf.has(vendor)) reportScript(tagsContract.tag, error);
    deaf.add(vendor);
  }
}

/** Whether a service has been told nothing: its script would not know what the visitor has consented to. */
export const isDeaf = (service: Service) => deaf.has(service === "matomo" ? "matomo" : "google");
