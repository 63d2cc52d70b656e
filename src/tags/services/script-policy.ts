import { isScriptOf } from "./service-address.ts";

interface Policy {
  createScriptURL(address: string): string;
}

interface PageWithPolicies {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
  };
}

const NAME = "dealer-elements";

const matomoUrls = new Set<string>();
let policy: Policy | undefined;

/** Allows the script of a Matomo that the page has configured. */
export function trustMatomo(url: string): void {
  matomoUrls.add(url);
}

/**
 * The address as a page with Trusted Types accepts it.
 * @throws when it is not the address of a service's script.
 */
export function trusted(address: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(address);
}

/** The browser refuses a second policy of the same name, and any policy that the page's header does not name. */
function createPolicy(): Policy {
  const rules = { createScriptURL: checked };
  try {
    return (globalThis as PageWithPolicies).trustedTypes?.createPolicy(NAME, rules) ?? rules;
  } catch {
    return rules;
  }
}

function checked(address: string): string {
  if (!isScriptOf(address, matomoUrls)) throw new TypeError(`${address} is not a service's script`);
  return address;
}
