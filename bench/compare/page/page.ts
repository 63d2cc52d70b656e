/** The content of the dealer's page, which is the same for every contender. */

export interface MenuItem {
  readonly text: string;
  readonly items?: readonly MenuItem[];
}

export interface Slide {
  readonly src: string;
  readonly alt: string;
}

const items = (...texts: string[]): MenuItem[] => texts.map((text) => ({ text }));

export const MENU: readonly MenuItem[] = [
  { text: "Home" },
  {
    text: "Occasions",
    items: items(
      "Stadsauto’s",
      "Gezinsauto’s",
      "SUV’s",
      "Stationwagens",
      "Elektrisch",
      "Bedrijfswagens",
      "Cabrio’s",
    ),
  },
  {
    text: "Werkplaats",
    items: [
      { text: "APK" },
      {
        text: "Onderhoud",
        items: items("Kleine beurt", "Grote beurt", "Airco", "Remmen", "Distributieriem"),
      },
      { text: "Banden", items: items("Zomerbanden", "Winterbanden", "Vierseizoenenbanden", "Opslag") },
      { text: "Schade" },
      { text: "Afspraak maken" },
    ],
  },
  { text: "Lease", items: items("Private lease", "Zakelijke lease", "Shortlease", "Zo werkt het") },
  { text: "Over ons", items: items("Ons verhaal", "Team", "Vacatures", "Openingstijden", "Keurmerken") },
  { text: "Contact" },
];

export const PHONES = [
  ["Verkoop", "0579 14 19 74"],
  ["Werkplaats", "0579 14 19 75"],
  ["Pech onderweg", "0579 14 19 79"],
] as const;

export const SLIDES: readonly Slide[] = [
  { src: "/examples/dealership/site/cars/noorda-kust.svg", alt: "Zwarte Noorda Kust" },
  { src: "/examples/dealership/site/cars/halm-een.svg", alt: "Blauwe Halm Een" },
  { src: "/examples/dealership/site/cars/vireo-e58.svg", alt: "Groene Vireo E58" },
];

export const BANNER = "Wij gebruiken cookies om te zien wat bezoekers zoeken. Vind je dat goed?";

export const TIPS = [
  ["€ 32.450", "Inclusief btw en leges"],
  ["geen marge-auto", "De btw staat op de rekening"],
  ["garantie", "Een jaar, op motor en versnellingsbak"],
] as const;
