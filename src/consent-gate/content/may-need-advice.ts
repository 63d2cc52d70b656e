import type { ConsentGateHost } from "../consent-gate.host.ts";
import { serviceOf } from "../consent-gate.ts";

/** What a gate of the usual form has not: more than one template, or what loads outside it. */
const UNUSUAL = "template~template,:not([slot=shown] *):is(iframe,script,object,embed)";

/** In a template: what Firefox fetches. */
const FETCHED = "[src]:not(iframe),[srcset],[poster],link,style,image";

/** Whether the code with the warnings has to look at a gate. */
export function mayNeedAdvice({ element, state, options }: ConsentGateHost): boolean {
  const { content } = state.get();
  return !(
    content &&
    serviceOf(options.get(), content).name &&
    !element.querySelector(UNUSUAL) &&
    !content.template.content.querySelector(FETCHED)
  );
}
