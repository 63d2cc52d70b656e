import { flatPath } from "./flat-path.ts";
import type { TooltipsHost } from "./tooltips-host.ts";

/** The element that shows a trigger's tip: the nearest around it whose `for` finds it, else one that covers the page. */
export function hostOf(trigger: Element, hosts: Iterable<TooltipsHost>): TooltipsHost | undefined {
  const finding = [...hosts].filter(({ options }) => trigger.matches(options.get().for));
  if (finding.length === 0) return undefined;
  const path = flatPath(trigger);
  const depth = ({ element }: TooltipsHost) => path.indexOf(element);
  const [nearest] = finding.filter((host) => depth(host) > 0).sort((one, other) => depth(one) - depth(other));
  return nearest ?? finding.find(coversPage);
}

const coversPage = ({ element }: TooltipsHost) => element.firstElementChild === null;
