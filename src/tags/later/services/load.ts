import { pageNonce } from "../../../kernel/page/page-nonce.ts";
import { reportFile } from "../../../kernel/task/report.ts";
import { lastCounted, pageAddress } from "../../last-counted.ts";
import { isBroken } from "../../queues.ts";
import type { TagsHost } from "../../tags.host.ts";
import { loadScript } from "./load-script.ts";
import { trust } from "./script-policy.ts";
import { ownScripts } from "./service-address.ts";
import type { LoadStep } from "./setup-steps.ts";

/** Loads a service's script, unless its queue could not be given the consent; the script counts the page as it runs. */
export async function load(host: TagsHost, { service, address, queue }: LoadStep): Promise<void> {
  const { element, options } = host;
  if (isBroken(queue)) return void host.emit("dealer-tags-failed", { service });
  trust(ownScripts(options.get()));
  try {
    await loadScript(address, element.nonce || pageNonce());
    lastCounted.set(`${service} ${queue}`, pageAddress());
    host.emit("dealer-tags-loaded", { service });
  } catch (error) {
    reportFile(address, error);
    host.emit("dealer-tags-failed", { service });
  }
}
