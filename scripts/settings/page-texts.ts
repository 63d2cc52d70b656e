import { words } from "./words.ts";

/* What visitors read on a page of a CMS, beside the elements' own texts. */

/** Who asks, for what, and how to withdraw. */
export const BANNER = words(
  "%s asks for consent to cookies, to measure which pages you view. You can withdraw it at any time, with Cookie preferences at the end of every page.",
  "%s vraagt toestemming voor cookies, om te meten welke pagina’s je bekijkt. Intrekken kan altijd, bij Cookievoorkeuren onder aan elke pagina.",
);

export const PREFERENCES = words("Cookie preferences", "Cookievoorkeuren");
