interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface PageWithPolicies {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const NAME = "dealer-elements";

let policy: Policy | undefined;

/** Markup as a page with Trusted Types accepts it; the caller has checked it. */
export const trustedHtml = (markup: string) => usedPolicy().createHTML(markup);

/** The text of a script as a page with Trusted Types accepts it; the caller has checked it. */
export const trustedScript = (text: string) => usedPolicy().createScript(text);

/** The address of a script as a page with Trusted Types accepts it; the caller has checked it. */
export const trustedScriptUrl = (address: string) => usedPolicy().createScriptURL(address);

const usedPolicy = () => (policy ??= createPolicy());

/** The browser refuses a second policy of the same name, and any policy that the page's header does not name. */
function createPolicy(): Policy {
  const rules = { createHTML: String, createScript: String, createScriptURL: String };
  try {
    return (globalThis as PageWithPolicies).trustedTypes?.createPolicy(NAME, rules) ?? rules;
  } catch {
    return rules;
  }
}
