import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { type Guide, readGuide } from "./guide.ts";
import { CHOICES, LABELS } from "./labels.ts";
import type { Setting } from "./setting.ts";

/** Attributes that no form offers, and why. */
const NOT_OFFERED: Readonly<Record<string, readonly string[]>> = {
  // The list in the tag is the menu.
  "dealer-mega-nav": ["for"],
  // Refusing has to be as easy as accepting (docs/recipes/consent.md).
  "dealer-cookie-hint": ["decline"],
};

/** Attributes that the guide explains in its text and not in its table. */
const ALSO_OFFERED: Guide = {
  "dealer-tags": {
    "matomo-url": { meaning: "De map op je server met `matomo.js` en `matomo.php`." },
    "matomo-site": {
      meaning: "Het nummer van je site in Matomo. De twee instellingen van Matomo horen bij elkaar.",
    },
  },
  "dealer-autocomplete": {
    url: { meaning: "Het adres dat suggesties geeft als JSON." },
    param: { meaning: "De naam van de parameter waarin de getypte tekst komt." },
  },
};

/** What the forms choose where the element's own default is not what a dealer's site needs. */
const BEGINS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // A refusal is remembered for half a year, so that visitors are not asked again and again.
  "dealer-cookie-hint": { "decline-days": "180" },
  "dealer-tags": { load: "after-consent" },
  "dealer-date-input": { format: "dd-mm-yy" },
};

/** The attributes of a tag that the forms offer: those that the guide for authors explains. */
export function settingsOf(tag: string): Setting[] {
  const { attributes } = contractOf(tag);
  const guide = { ...ALSO_OFFERED[tag], ...readGuide()[tag] };
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const explained = guide[name];
    if (!explained || NOT_OFFERED[tag]?.includes(name)) return [];
    const label = LABELS[tag]?.[name];
    if (!label) throw new Error(`scripts/settings/labels.ts has no label for ${name} of ${tag}`);
    const begins = BEGINS[tag]?.[name];
    return {
      tag,
      name,
      attribute,
      label,
      guide: explained,
      choices: CHOICES[name] ?? {},
      ...(begins && { begins }),
    };
  });
}

function contractOf(tag: string): Contract {
  const contract = contracts.find((one) => one.tag === tag);
  if (!contract) throw new Error(`There is no ${tag}`);
  return contract;
}
