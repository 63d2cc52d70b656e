import { contracts } from "../../../src/contracts.ts";
import type { OwnAttribute } from "../../../src/kernel/attribute-value.ts";
import type { Contract } from "../../../src/kernel/contract.ts";
import { propertyName } from "../../../src/kernel/property-name.ts";
import type { AnyContract } from "../../../src/types.ts";
import { SUGGEST } from "../../server/suggestions.ts";
import { matomoUrl } from "../tag-services.ts";

export type Tag = AnyContract["tag"];

/** What an author writes in and on a tag. */
interface Markup {
  readonly attributes: string;
  readonly content: string;
}

/** Odd on purpose: comments, quotes, empty attributes and an author's own ids must come back as they were. */
const MARKUP: Record<Tag, Markup> = {
  "dealer-loader": { attributes: "", content: "<strong>Dealer</strong>" },
  "dealer-mega-nav": {
    attributes: 'layout="tabs" mobile="slide" expand-then-navigate="fast" open-on="hover"',
    content: `
      <!-- menu -->
      <ul class="menu">
        <li><a href="#home" aria-current="page">Home</a></li>
        <li class=""><a href="#autos">Auto's</a>
          <ul id="autos" style="display: none"><li><a href="#nieuw">Nieuw &amp; gebruikt</a><ul><li><a href="#elektrisch">Elektrisch</a></li></ul></li></ul>
        </li>
        <li><span>Service</span><div><ul hidden="until-found"><li><a href="#apk">Apk</a></li></ul></div></li>
        <li role="none"><a href="#werkplaats">Werkplaats</a>
          <div class="mega">
            <ul><li><a href="#klein">Klein</a></li><li class="" role="presentation"><a role="menuitem" tabindex="-1" href="#groot">Groot</a></li></ul>
            <div id="klein"><p title="&quot;">Banden</p><a href="#banden">Banden</a></div>
            <section hidden="" id="groot"><ul><li><a href="#schade">Schade</a></li></ul></section>
          </div>
        </li>
      </ul>`,
  },
  "dealer-call-us": {
    attributes: "",
    content: '<p><a href="tel:+31201234567">020 123 45 67</a></p><!-- -->',
  },
  "dealer-to-top": { attributes: "", content: '<a href="#stage">Naar boven</a>' },
  "dealer-logo": { attributes: "", content: '<a href="#home">Dealer <b>Logo</b></a>' },
  "dealer-cookie-hint": {
    attributes: 'decline="confirm"',
    content: '<p>Wij gebruiken cookies. <a href="#privacy">Lees meer</a></p><!-- -->',
  },
  "dealer-carousel": {
    attributes: "",
    content: `
      <!-- dia's -->
      <div id="een" class="" style="color:red"><a href="#een">Eén</a></div>
      Los
      <p></p><p>Twee</p>
      <a href="#drie" aria-label="Drie" style="transform:none">3</a>
    `,
  },
  "dealer-sticky-column": { attributes: 'after="#slider"', content: "<div>Kolom</div>" },
  "dealer-tags": {
    attributes: `matomo-url="${matomoUrl("contract")}" matomo-site="1"`,
    content: "<!-- tag manager --><b>Niets te zien</b>",
  },
  "dealer-tooltips": {
    attributes: "",
    content:
      '<p aria-describedby="" title="">Prijs <button class="hasTooltip" title=" Inclusief btw &amp; leges " type="button" aria-describedby=" voetnoot ">i</button></p><!-- -->',
  },
  "dealer-date-input": {
    attributes: 'format="dd-mm-yy" min="2020-01-01"',
    content: '<label for="dag">Dag</label> <input id="dag" name="dag" value="20-11-2026"><!-- -->',
  },
  "dealer-autocomplete": {
    attributes: `url="${SUGGEST}/echo"`,
    content:
      '<!-- zoek --><label>Zoek <input class="" list="autos" name="s" autocomplete="name" value="&quot;"></label><button type="button">Zoek</button>',
  },
};

/** A contract with what the tests need of it. */
export interface Subject {
  readonly tag: Tag;
  readonly contract: Contract;
  /** Without what HTMLElement itself has and reads. */
  readonly attributes: readonly (readonly [string, OwnAttribute])[];
  readonly properties: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly content: string;
  /** The tag as an author writes it. */
  readonly html: string;
}

function subjectOf(contract: AnyContract): Subject {
  const { tag } = contract;
  const all: Contract["attributes"] = contract.attributes;
  const attributes = Object.entries(all).flatMap(([name, attribute]) =>
    attribute.type === "inherited" ? [] : [[name, attribute] as const],
  );
  const defaults = Object.fromEntries(
    attributes.map(([name, { default: value }]) => [propertyName(name), value]),
  );
  const { content, attributes: written } = MARKUP[tag];
  const html = `<${tag} ${written}>${content}</${tag}>`;
  return { tag, contract, attributes, properties: Object.keys(defaults), defaults, content, html };
}

export const subjects = contracts.map(subjectOf);
