import { reportScript } from "../../kernel/task/report.ts";
import { tagsContract } from "../tags.contract.ts";
import type { PushStep } from "../tags.ts";
import type { Service } from "./service-address.ts";

/** The page's queues, created when missing: a service's script processes the entries that it finds in its queue. */
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

/** Google's tag recognises a command only as an `Arguments` object; it ignores an array. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's tag ignores an array
  pushToDataLayer(arguments);
}

/** Matomo's script replaces the array by an object with a `push` of its own. */
function pushToMatomo(command: readonly unknown[]): void {
  page._paq ??= [];
  (page._paq as { push(command: readonly unknown[]): void }).push(command);
}

type Vendor = "google" | "matomo";

const broken = new Set<Vendor>();

/** Pushes to a service's queue; reports once when the page has something else under the queue's name. */
export function push(step: PushStep): void {
  try {
    if (step.to === "gtag") gtag(...step.command);
    else if (step.to === "dataLayer") pushToDataLayer(step.entry);
    else pushToMatomo(step.command);
  } catch (error) {
    const vendor = step.to === "matomo" ? "matomo" : "google";
    if (!broken.has(vendor)) reportScript(tagsContract.tag, error);
    broken.add(vendor);
  }
}

/** Whether a push to a service's queue has failed: its script must not run without the visitor's consent state. */
export const isBroken = (service: Service) => broken.has(service === "matomo" ? "matomo" : "google");
