import { BANNER, PREFERENCES } from "../settings/page-texts.ts";
import { words } from "../settings/words.ts";
import { key, type Texts } from "./texts.ts";

/** What the list of extensions shows. */
export const SYSTEM_TEXTS: Texts = {
  [key()]: words("System - Dealer Elements", "Systeem - Dealer Elements"),
  [key("desc")]: words(
    "Menu, cookie banner, statistics after consent, tips and more for a car dealer’s site. Switch here what every page has; each module has a tab *Dealer*.",
    "Menu, cookiemelding, statistieken na toestemming, tips en meer voor de site van een autobedrijf. Zet hier aan wat op elke pagina komt; elke module heeft een tab *Dealer*.",
  ),
};

/** What visitors read. */
export const PAGE_TEXTS: Texts = {
  [key("banner")]: BANNER,
  [key("privacy")]: words("What we keep", "Wat we bewaren"),
  [key("preferences")]: PREFERENCES,
  [key("no_results")]: words("Nothing found", "Niets gevonden"),
};

/** The screens where a builder goes on, with the modules and the plug-ins that matter there. */
const MODULES = "index.php?option=com_modules&view=modules&client_id=0&filter[module]=mod_menu";
const PLUGIN = "index.php?option=com_plugins&view=plugins&filter[folder]=system&filter[search]=Dealer";

/** After the installation. */
export const PACKAGE_TEXTS: Texts = {
  PKG_DEALERELEMENTS: words("Dealer Elements", "Dealer Elements"),
  PKG_DEALERELEMENTS_DESC: words(
    `Dealer Elements is on, and changes nothing yet. [Make the module of your menu a menu](${MODULES}) in its tab *Dealer*, or [choose what every page has](${PLUGIN}).`,
    `Dealer Elements staat aan en verandert nog niets. [Maak van de module van je menu een menu](${MODULES}) in haar tab *Dealer*, of [kies wat op elke pagina komt](${PLUGIN}).`,
  ),
};

export const DATE_SYSTEM_TEXTS: Texts = {
  PLG_FIELDS_DEALERDATE: words("Fields - Dealer date", "Velden - Dealer datum"),
  PLG_FIELDS_DEALERDATE_DESC: words(
    "A type of custom field: a date that visitors type or choose from a calendar, for example in a contact form.",
    "Een soort extra veld: een datum die je bezoeker typt of uit een kalender kiest, bijvoorbeeld in een contactformulier.",
  ),
};

/** Joomla's name for it in the list of types. */
export const DATE_TEXTS: Texts = { PLG_FIELDS_DEALERDATE_LABEL: words("Dealer date", "Dealer datum") };

export const BUTTON_SYSTEM_TEXTS: Texts = {
  "PLG_EDITORS-XTD_DEALERTAGS": words("Button - Dealer Elements", "Knop - Dealer Elements"),
  "PLG_EDITORS-XTD_DEALERTAGS_DESC": words(
    "A button below the editor, which inserts a carousel, a call button, a date field, a map or video after consent, or a sticky column. It is there for authors whose text is not filtered, while the plug-in *System - Dealer Elements* is on.",
    "Een knop onder de editor, die een carrousel, Bel ons, een datumveld, een kaart of video na toestemming of een vaste kolom invoegt. Hij is er voor auteurs van wie de tekst niet wordt gefilterd, zolang de plug-in *Systeem - Dealer Elements* aan staat.",
  ),
};
