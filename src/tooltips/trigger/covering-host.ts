import type { TooltipsHost } from "../tooltips.host.ts";
import { flatPath } from "./flat-path.ts";

/** The tooltips element that shows a trigger's tip: the nearest one around it whose `for` matches, else one that covers the page. */
export function coveringHost(trigger: Element, hosts: Iterable<TooltipsHost>): TooltipsHost | undefined {
  const matching = [...hosts].filter(({ options }) => trigger.matches(options.get().for));
  if (matching.length === 0) return undefined;
  const path = flatPath(trigger);
  const depth = ({ element }: TooltipsHost) => path.indexOf(element);
  const [nearest] = matching
    .filter((host) => depth(host) > 0)
    .sort((one, other) => depth(one) - depth(other));
  return nearest ?? matching.find(coversPage);
}

/** An element without content serves the whole page. */
export const coversPage = ({ element }: TooltipsHost) => element.firstElementChild === null;
