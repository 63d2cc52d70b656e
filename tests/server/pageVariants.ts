import { readdirSync } from "node:fs";
import { BASE_URL } from "./address.ts";
import { authorVariant } from "./authorVariant.ts";
import { consentVariant } from "./consentVariant.ts";
import { FAULTY } from "./faults.ts";
import { fieldVariant } from "./fieldVariant.ts";
import { guardVariant } from "./guardVariant.ts";
import { hostileVariant } from "./hostile/hostileVariant.ts";
import { languageVariant } from "./languageVariant.ts";
import { menuVariant } from "./menuVariant.ts";
import { NONCES } from "./nonces.ts";
import { SUGGEST } from "./suggestions.ts";
import { TAG_SERVICES } from "./tagServices.ts";

/** A change of a page by a query switch. */
export type Variant = (html: string) => string;

const STARTER = /<script type="module" src="([./]+)dist\/dealer-elements\.js"><\/script>/;
const TAG_FILES = readdirSync("elements").map((file) => file.replace(/\.ts$/, ".js"));

const afterBody = (insert: string) => (html: string) => html.replace(/<body>/, `<body>${insert}`);
const loader = (attributes = "") =>
  `<dealer-loader${attributes}><strong>Autohuis Merel</strong></dealer-loader>`;

/** Never answered: it holds back the page's load event. */
const HUNG_IMAGE = `<img alt="" src="${FAULTY}/silent">`;

/** The style sheet of `?paused-animations`: whoever removes it plays them. */
export const PAUSE_ID = "rig-paused-animations";
/** All boxes; the id, which no element has, is for weight. */
const PAUSED = ":is(*, #_), :is(*, #_)::before, :is(*, #_)::after";

const VARIANTS: Readonly<Record<string, Variant>> = {
  /** Every tag registers itself before the page has loaded, without the starter. */
  direct: (html) =>
    html.replace(STARTER, (_, root: string) =>
      TAG_FILES.map((file) => `<script type="module" src="${root}dist/elements/${file}"></script>`).join(""),
    ),
  /** With an integrity hash that the starter's file does not match. */
  "other-hash": (html) =>
    html.replace(STARTER, (script) => script.replace(">", ` integrity="sha384-${"A".repeat(64)}">`)),
  /** With a loader. */
  loader: afterBody(loader()),
  /** With a banner that confirms a refusal. */
  banner: afterBody(
    '<dealer-cookie-hint decline="confirm"><p>Wij gebruiken cookies.</p></dealer-cookie-hint>',
  ),
  /** With a date input. */
  date: afterBody(
    '<label for="dag">Dag</label> <dealer-date-input><input id="dag" value="2026-11-20"></dealer-date-input>',
  ),
  /** With slides. */
  carousel: afterBody(
    '<dealer-carousel><div><a href="#up">Volkswagen Up</a></div><div><a href="#picanto">Kia Picanto</a></div></dealer-carousel>',
  ),
  /** With a search field. */
  search: afterBody(
    `<dealer-autocomplete url="${SUGGEST}/objects"><input aria-label="Zoek een auto"></dealer-autocomplete>`,
  ),
  /** With a header that stays in view. */
  header: (html) =>
    html
      .replace("<header>", '<dealer-header mode="shrink"><header>')
      .replace("</header>", "</header></dealer-header>"),
  /** With a frame that waits for consent. */
  gate: afterBody(
    '<dealer-consent-gate service="Kaart"><template><iframe src="about:blank" title="Kaart" width="320" height="180"></iframe></template></dealer-consent-gate>',
  ),
  /** With tips. */
  tips: afterBody(
    '<dealer-tooltips></dealer-tooltips><button id="tip" data-dealer-tooltip="Inclusief btw">Prijs</button>',
  ),
  /** With three services' tags. */
  tags: afterBody(
    `<dealer-tags nonce="${NONCES.tags}" gtm-id="GTM-POLICY" ga-id="G-POLICY" ` +
      `matomo-url="${BASE_URL}${TAG_SERVICES}/policy" matomo-site="1"></dealer-tags>`,
  ),
  /** With a hung third party, and a loader that does not wait for it. */
  hung: afterBody(loader(' load="eager" max-wait-ms="300" delay-ms="100" fade-ms="100"') + HUNG_IMAGE),
  /** With all CSS animations paused at their start, until a test plays them. */
  "paused-animations": (html) =>
    html.replace(
      "</head>",
      `<style id="${PAUSE_ID}">@layer dealer-elements { ${PAUSED} { animation-play-state: paused !important } }</style></head>`,
    ),
  /** Without any code or style of the library. */
  bare: (html) => html.replace(/<(link|script)\b[^>]*\/dist\/[^>]*>(<\/script>)?/g, ""),
};

export const variantsOf = (asked: URLSearchParams): Variant[] => [
  ...guardVariant(asked),
  ...languageVariant(asked),
  ...menuVariant(asked),
  ...fieldVariant(asked),
  ...authorVariant(asked),
  ...consentVariant(asked),
  ...hostileVariant(asked),
  ...Object.entries(VARIANTS)
    .filter(([name]) => asked.has(name))
    .map(([, variant]) => variant),
];
