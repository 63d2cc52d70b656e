import type { Ui } from "../../support/ui.ts";

export interface FoundLink {
  text: string;
  href: string;
  /** The element that covers the middle of the link, if any. */
  coveredBy: string | undefined;
}

/** The links with an address directly in one list of the menu, each scrolled into view and checked. */
export function prodLinks(ui: Ui, list: string): Promise<FoundLink[]> {
  return ui.eval((selector) => {
    const root = document.querySelector(selector);
    const links = [
      ...(root?.querySelectorAll<HTMLAnchorElement>(":scope > li > a[href]:not([href='#'])") ?? []),
    ];
    return links.map((link) => {
      link.scrollIntoView({ block: "nearest", behavior: "instant" });
      const [box] = link.getClientRects();
      const met = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isFree = met && link.contains(met);
      return {
        text: link.textContent ?? "",
        href: link.href,
        coveredBy: isFree ? undefined : (met?.outerHTML.slice(0, 80) ?? "nothing: it is not shown"),
      };
    });
  }, list);
}
