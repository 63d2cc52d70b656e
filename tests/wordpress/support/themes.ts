import { SELECTORS, type Selectors } from "../../fixtures/field/FieldCase.ts";

/** A theme in one of the two WordPress sites. */
export interface ThemeCase {
  /** In test-results/field.json. */
  readonly name: string;
  readonly title: string;
  /** The site's address; undefined if this system has no such WordPress. */
  readonly site: string | undefined;
  readonly path: string;
  readonly selectors: Selectors;
}

/** Where the tag is: around the theme's own navigation, or where the plug-in puts it. */
export const PLACES = { around: "around the navigation", plugin: "put by the plug-in" } as const;
export type Place = keyof typeof PLACES;

const TITLES = {
  one: "Twenty Twenty-One",
  two: "Twenty Twenty-Two",
  three: "Twenty Twenty-Three",
  four: "Twenty Twenty-Four",
  five: "Twenty Twenty-Five",
} as const;
type Ordinal = keyof typeof TITLES;

const { DEALER_SITE_URL, DEALER_NEWEST_SITE_URL } = process.env;

const SITES = [
  { name: "6.1", version: "WordPress 6.1", site: DEALER_SITE_URL, ordinals: ["one", "two", "three"] },
  {
    name: "newest",
    version: "newest WordPress",
    site: DEALER_NEWEST_SITE_URL,
    ordinals: ["one", "two", "three", "four", "five"],
  },
] as const;

const CLASSIC_MENU_BUTTON = "#primary-mobile-menu";
const BLOCK_MENU_BUTTON = ["open", "close"]
  .map((name) => `.wp-block-navigation__responsive-container-${name}`)
  .join();

export const themeCases: readonly ThemeCase[] = SITES.flatMap(({ name, version, site, ordinals }) =>
  ordinals.map((ordinal: Ordinal) => ({
    name: `wordpress-${name}-twentytwenty${ordinal}`,
    title: `${TITLES[ordinal]} (${version})`,
    site,
    path: `/autos/occasions/?judge&theme=twentytwenty${ordinal}`,
    selectors: {
      ...SELECTORS,
      menuButton: ordinal === "one" ? CLASSIC_MENU_BUTTON : BLOCK_MENU_BUTTON,
    },
  })),
);
