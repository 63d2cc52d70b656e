import { autocompleteContract } from "../../../src/autocomplete/autocomplete.contract.ts";
import { callUsContract } from "../../../src/call-us/call-us.contract.ts";
import { carouselContract } from "../../../src/carousel/carousel.contract.ts";
import { dateInputContract } from "../../../src/date-input/date-input.contract.ts";
import type { Contract } from "../../../src/kernel/element/contract.ts";
import { logoContract } from "../../../src/logo/logo.contract.ts";
import { megaNavContract } from "../../../src/mega-nav/mega-nav.contract.ts";
import { stickyColumnContract } from "../../../src/sticky-column/sticky-column.contract.ts";
import { tooltipsContract } from "../../../src/tooltips/tooltips.contract.ts";
import { menuList, phoneList } from "../page/plain.ts";

/** An element of which a page can have many. */
export interface Kind {
  readonly tag: Contract["tag"];
  readonly library: Contract["library"];
  readonly html: string;
  /** The same content in an element without behaviour. */
  readonly content: string;
}

const SIX_LINKS = [
  { text: "Home" },
  { text: "Occasions", items: [{ text: "SUV" }, { text: "Cabrio" }] },
  { text: "Werkplaats", items: [{ text: "APK" }] },
];

/** The elements that a page has only once are left out: the loader, the banner, the to-top button and the tags. */
export const KINDS: readonly Kind[] = [
  kind(callUsContract, phoneList),
  kind(megaNavContract, `<nav aria-label="Menu">${menuList(SIX_LINKS)}</nav>`),
  kind(carouselContract, "<p>Noorda Kust</p><p>Halm Een</p><p>Vireo E58</p>", "no-autoplay"),
  kind(dateInputContract, '<input name="dag" aria-label="Dag">'),
  kind(autocompleteContract, '<input type="search" name="q" aria-label="Zoek">', 'url="/suggest"'),
  kind(tooltipsContract, '<button type="button" data-dealer-tooltip="Inclusief btw">€ 32.450</button>'),
  kind(logoContract, '<a href="#top">Autohuis Merel</a>'),
  kind(stickyColumnContract, "<p>Openingstijden</p>"),
];

function kind({ tag, library }: Contract, content: string, attributes = ""): Kind {
  return {
    tag,
    library,
    html: `<${tag} ${attributes}>${content}</${tag}>`,
    content: `<div>${content}</div>`,
  };
}
