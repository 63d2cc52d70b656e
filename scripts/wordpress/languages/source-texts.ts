import { LABELS } from "../../settings/labels.ts";
import { NAMES } from "../../settings/names.ts";
import { BANNER, PREFERENCES } from "../../settings/page-texts.ts";
import { type Words, words } from "../../settings/words.ts";

/** The banner's attributes that the settings have. */
const DAYS = ["accept-days", "decline-days"];

/** The texts of the plug-in's own PHP and scripts: English there, and Dutch here. */
export const SOURCE_TEXTS: readonly Words[] = [
  BANNER,
  PREFERENCES,
  words(
    "Menu, cookie banner, call button and the other dealer elements, for every theme and every author.",
    'Menu, cookiemelding, "Bel ons" en de andere dealer-elementen, voor elk thema en voor elke auteur.',
  ),
  words("View on %s", "Bekijk op %s"),
  words(
    "Dealer Elements does nothing yet: the folder dist/ is missing. Install the plug-in again from the zip.",
    "Dealer Elements doet nog niets: de map dist/ ontbreekt. Installeer de plug-in opnieuw vanuit de zip.",
  ),
  words("Header with menu and Call us", "Kop met menu en Bel ons"),
  words(
    "The name or logo of your site, the menu, and a button with your phone numbers.",
    "De naam of het logo van je site, het menu en een knop met je telefoonnummers.",
  ),
  words("Menu with a panel of three columns", "Menu met een paneel van drie kolommen"),
  words(
    "A menu of which one item opens three lists beside each other. Change the names and the addresses.",
    "Een menu waarvan één item drie lijsten naast elkaar opent. Verander de namen en de adressen.",
  ),
  words("Form for a test drive", "Proefritformulier"),
  words(
    "Asks for a car, a day and a phone number. It opens the visitor’s own mail programme: put in your address, or use the fields in your form plug-in.",
    "Vraagt om een auto, een dag en een telefoonnummer. Het opent het mailprogramma van je bezoeker: vul je adres in, of gebruik de velden in je formulier-plug-in.",
  ),
  words("Settings", "Instellingen"),
  words("On every page", "Op elke pagina"),
  words(
    "Switch on only what your theme does not have itself.",
    "Zet alleen aan wat je thema niet al zelf heeft.",
  ),
  words("Main menu", "Hoofdmenu"),
  NAMES["dealer-loader"],
  NAMES["dealer-to-top"],
  words("Tips for words (tooltips)", "Uitleg bij woorden (tooltips)"),
  words("Colour of buttons", "Kleur van de knoppen"),
  words("Consent", "Toestemming"),
  words(
    "Do you measure visits, or show videos and maps of others? Then you need your visitors’ consent.",
    "Meet je bezoekers of laat je video’s en kaarten van anderen zien? Dan heb je hun toestemming nodig.",
  ),
  NAMES["dealer-cookie-hint"],
  words("Text of the cookie banner", "Tekst van de cookiemelding"),
  ...DAYS.flatMap((name) => LABELS["dealer-cookie-hint"]?.[name] ?? []),
  words(
    "Global Privacy Control of the browser counts as a “no”",
    "Global Privacy Control van de browser telt als een “nee”",
  ),
  words(
    "Dealer Elements is on, and changes nothing yet: choose what your site uses.",
    "Dealer Elements staat aan en verandert nog niets: kies wat je site gebruikt.",
  ),
  words("Store nothing before consent", "Niets bewaren vóór toestemming"),
  words("Videos and maps only after consent", "Video’s en kaarten pas na toestemming"),
  words("Statistics, only after consent", "Statistieken, pas na toestemming"),
  words("Leave empty what you do not use.", "Laat leeg wat je niet gebruikt."),
  words("Address of Matomo", "Adres van Matomo"),
  words("Number of the site in Matomo", "Nummer van de site in Matomo"),
  words("— None —", "— Geen —"),
  words(
    "Say who asks, for what, and how visitors withdraw. The link to your privacy policy and the link Cookie preferences are added by themselves.",
    "Zeg wie toestemming vraagt, waarvoor, en hoe je bezoeker die weer intrekt. De link naar je privacybeleid en de link Cookievoorkeuren komen er vanzelf bij.",
  ),
  words("Colour of what opens over the page", "Kleur van wat over de pagina opengaat"),
  words(
    "Empty: blue. What is written on a button is black or white, whichever can be read.",
    "Leeg: blauw. Het opschrift is zwart of wit, wat het best te lezen is.",
  ),
  words(
    "The cookie banner, submenus, the calendar. Empty: the colours of the page.",
    "De cookiemelding, submenu’s, de kalender. Leeg: de kleuren van de pagina.",
  ),
  words("Leave out of this page:", "Weglaten op deze pagina:"),
  words("Keep a record of what visitors choose", "Bijhouden wat bezoekers kiezen"),
  words(
    "The time, the choice, your text and a random number, without the visitor’s address.",
    "Het tijdstip, de keuze, je tekst en een willekeurig nummer, zonder het adres van je bezoeker.",
  ),
  words("Download the record", "Download wat is bijgehouden"),
  words("In the menu %s:", "In het menu %s:"),
  words(
    "“%s” leads nowhere and has no submenu: a visitor who presses it sees nothing happen.",
    "“%s” gaat nergens heen en heeft geen submenu: wie erop drukt, ziet niets gebeuren.",
  ),
  words("“%s” is there twice in the same list.", "“%s” staat twee keer in dezelfde lijst."),
  words(
    "The names at the top are together wider than a tablet on its side, and take two rows there: make them shorter, or put some below another.",
    "De namen bovenaan zijn samen breder dan een liggende tablet en komen daar op twee regels: maak ze korter of zet er een paar onder een ander.",
  ),
  words("%s: content", "%s: inhoud"),
  words(
    "Nothing is visible here on the page. In the editor nothing is loaded and nothing is measured.",
    "Op de pagina is hier niets te zien. In de editor wordt niets geladen en niets gemeten.",
  ),
  words("Menu of Dealer Elements", "Menu van Dealer Elements"),
  words(
    "Submenus open by a press or by the keyboard. On a phone there is a button Menu, in place of WordPress’s own.",
    "Submenu’s gaan open met een klik of met het toetsenbord. Op een telefoon komt er een knop Menu, in de plaats van die van WordPress.",
  ),
  words("Preview: %s", "Voorbeeld: %s"),
  words("Explanation of these words", "Uitleg bij deze woorden"),
  words(
    "Empty: no tip. Switch tips on under Settings → Dealer Elements.",
    "Leeg: geen tip. Zet Tips aan bij Instellingen → Dealer Elements.",
  ),
  words("Apply", "Toepassen"),
  words("Dealer", "Dealer"),
  words("Dealer Elements", "Dealer Elements"),
  words("Google Analytics", "Google Analytics"),
  words("Google Tag Manager", "Google Tag Manager"),
  words("Tip", "Tip"),
];
