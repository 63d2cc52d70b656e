import { words } from "./words.ts";

/** For an author who looks for something to put in a page. */
export const DESCRIPTIONS = {
  "dealer-carousel": words("Shows one picture or card at a time.", "Laat steeds één foto of kaart zien."),
  "dealer-call-us": words(
    "A button with your phone numbers behind it.",
    "Een knop met je telefoonnummers erachter.",
  ),
  "dealer-date-input": words(
    "Visitors type a date or choose it from a calendar.",
    "Je bezoeker typt een datum of kiest hem uit een kalender.",
  ),
  "dealer-consent-gate": words(
    "Holds a map, a video or a chat of somebody else until the visitor consents.",
    "Houdt een kaart, video of chat van een ander tegen tot je bezoeker toestemming geeft.",
  ),
  "dealer-sticky-column": words(
    "Stays in view beside a long column, once the slider at the top of the page has passed.",
    "Blijft in beeld naast een lange kolom, zodra de slider boven aan de pagina voorbij is.",
  ),
} as const;
