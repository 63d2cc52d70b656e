import { trustedScriptUrl } from "../../../kernel/page/script-policy.ts";
import { isScriptOf } from "./service-address.ts";

const configured: string[] = [];

/** Allows scripts on hosts that the page has configured. */
export function trust(scripts: readonly string[]): void {
  configured.push(...scripts);
}

/**
 * The address as a page with Trusted Types accepts it.
 * @throws when it is not the address of a service's script.
 */
export function trusted(address: string): string {
  if (!isScriptOf(address, configured)) throw new TypeError(`${address} is not a service's script`);
  return trustedScriptUrl(address);
}
