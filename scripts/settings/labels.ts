import { type Words, words } from "./words.ts";

/*
 * The words on the forms that neither a contract nor the guide for authors has: a label for each attribute, and for each
 * choice. What an attribute does, its values and its default come from there.
 */

type Labels = Readonly<Record<string, Readonly<Record<string, Words>>>>;

export const LABELS: Labels = {
  "dealer-loader": {
    "delay-ms": words("Stays after loading (ms)", "Blijft na het laden (ms)"),
    "fade-ms": words("Fades in (ms)", "Vervaagt in (ms)"),
    "max-wait-ms": words("Waits at most (ms)", "Wacht hoogstens (ms)"),
  },
  "dealer-mega-nav": {
    "open-on": words("Submenus open", "Submenu’s gaan open"),
    "breakpoint-px": words("Phone menu up to (px)", "Telefoonmenu tot (px)"),
    "toggle-label": words("Text of the menu button", "Tekst op de menuknop"),
    mobile: words("The phone menu opens", "Het telefoonmenu opent"),
    "toggle-for": words(
      "The template’s own menu button (CSS selector)",
      "Menuknop van je template (CSS-selector)",
    ),
    overflow: words("When the items do not fit", "Als de items niet passen"),
    "more-label": words("Text of the item More", "Tekst van het item Meer"),
    toggle: words("Menu button on a phone", "Menuknop op een telefoon"),
    "expand-then-navigate": words("First press opens the submenu", "Eerste druk opent het submenu"),
  },
  "dealer-call-us": {
    label: words("Text of the button", "Tekst op de knop"),
    open: words("Open at once", "Meteen open"),
    hours: words("Opening hours", "Openingstijden"),
    "closed-dates": words("Closed on", "Gesloten op"),
    "open-text": words("Text while open", "Tekst als je open bent"),
    "closed-text": words("Text while closed", "Tekst als je dicht bent"),
  },
  "dealer-to-top": {
    "threshold-px": words("Shows after scrolling (px)", "Verschijnt na scrollen (px)"),
    "duration-ms": words("Scrolls in (ms)", "Scrolt in (ms)"),
    label: words("Name of the button", "Naam van de knop"),
    scroller: words("What scrolls (CSS selector)", "Wat er scrolt (CSS-selector)"),
  },
  "dealer-header": {
    mode: words("While scrolling", "Bij het scrollen"),
    "threshold-px": words(
      "Hides or shrinks after scrolling (px)",
      "Schuift weg of wordt lager na scrollen (px)",
    ),
    scroller: words("What scrolls (CSS selector)", "Wat er scrolt (CSS-selector)"),
  },
  "dealer-sticky-column": {
    after: words("After this slider (CSS selector)", "Na deze slider (CSS-selector)"),
    "offset-px": words("Room above the column (px)", "Ruimte boven de kolom (px)"),
    scroller: words("What scrolls (CSS selector)", "Wat er scrolt (CSS-selector)"),
  },
  "dealer-cookie-hint": {
    "accept-days": words("Remember “yes” (days)", "Een “ja” onthouden (dagen)"),
    "decline-days": words("Remember “no” (days)", "Een “nee” onthouden (dagen)"),
    "close-button": words("Cross that refuses", "Kruisje dat weigert"),
    "when-decided": words("After an answer", "Na een antwoord"),
    gpc: words("Global Privacy Control of the browser", "Global Privacy Control van de browser"),
    domain: words("One answer for this domain", "Eén antwoord voor dit domein"),
    "reask-after": words("Ask again from this day on", "Opnieuw vragen vanaf"),
    renew: words("A visit renews a “yes”", "Een bezoek verlengt een “ja”"),
  },
  "dealer-tags": {
    load: words("Load", "Laden"),
    "gtm-id": words("Google Tag Manager", "Google Tag Manager"),
    "ga-id": words("Google Analytics", "Google Analytics"),
    "matomo-url": words("Address of Matomo", "Adres van Matomo"),
    "matomo-site": words("Site number in Matomo", "Sitenummer in Matomo"),
    "page-views": words("Page views", "Paginaweergaven"),
    leads: words("Count leads", "Tel leads"),
    "uet-consent": words("Consent for Microsoft Advertising", "Toestemming voor Microsoft Advertising"),
    "clarity-consent": words("Consent for Microsoft Clarity", "Toestemming voor Microsoft Clarity"),
    "ads-data-redaction": words(
      "Leave out ad clicks without consent",
      "Klikken op advertenties weglaten zonder “ja”",
    ),
    "url-passthrough": words(
      "Ad clicks in links without consent",
      "Klikken op advertenties in links zonder “ja”",
    ),
    "data-layer": words("Name of the data layer", "Naam van de data layer"),
    "gtm-auth": words("Tag Manager environment: gtm_auth", "Testomgeving Tag Manager: gtm_auth"),
    "gtm-preview": words("Tag Manager environment: gtm_preview", "Testomgeving Tag Manager: gtm_preview"),
    "gtm-host": words("Tag Manager from your own host", "Tag Manager van je eigen server"),
  },
  "dealer-consent-gate": {
    service: words("Whose content it is", "Van wie de inhoud is"),
    ratio: words("Width and height", "Verhouding van breedte en hoogte"),
    label: words("Text of the button", "Tekst op de knop"),
  },
  "dealer-tooltips": {
    "delay-ms": words("Shows after (ms)", "Verschijnt na (ms)"),
    for: words("What has a tip (CSS selector)", "Wat een tip krijgt (CSS-selector)"),
  },
  "dealer-date-input": {
    format: words("Format", "Notatie"),
    min: words("First day", "Eerste dag"),
    max: words("Last day", "Laatste dag"),
    "disabled-weekdays": words("Closed days of the week", "Dagen van de week die niet kunnen"),
    "disabled-dates": words("Closed days", "Dagen die niet kunnen"),
  },
  "dealer-carousel": {
    slides: words("Slides", "Dia’s"),
    step: words("The arrows of a row go", "De pijlen van een rij gaan"),
    thumbs: words(
      "The list of links to the slides (CSS selector)",
      "Lijst met links naar de dia’s (CSS-selector)",
    ),
    enlarge: words("Links to pictures open large", "Links naar foto’s openen groot"),
    fade: words("Slides fade into each other", "Dia’s lopen in elkaar over"),
    "interval-ms": words("Time for a slide (ms)", "Tijd voor een dia (ms)"),
    label: words("Name of the carousel", "Naam van de carrousel"),
    "no-autoplay": words("Slides wait for the visitor", "Dia’s wachten op de bezoeker"),
    "no-loop": words("Stop at the last slide", "Stoppen na de laatste dia"),
  },
  "dealer-autocomplete": {
    url: words("Address of the suggestions", "Adres van de suggesties"),
    param: words("Parameter with the text", "Parameter met de tekst"),
    "empty-text": words("Text without suggestions", "Tekst zonder suggesties"),
    "max-items": words("Suggestions at most", "Hoogstens zoveel suggesties"),
    "image-key": words("Field with a picture", "Veld met een plaatje"),
    "detail-key": words("Field with a second line", "Veld met een tweede regel"),
    "group-key": words("Field with a heading", "Veld met een kopje"),
    "min-chars": words("Letters before it searches", "Letters voordat het zoekt"),
  },
};

export const CHOICES: Readonly<Record<string, Labels[string]>> = {
  mode: {
    stay: words("the header stays", "de kop blijft staan"),
    hide: words("the header hides on the way down", "de kop schuift weg op weg naar beneden"),
    shrink: words("the header shrinks", "de kop wordt lager"),
  },
  "open-on": {
    click: words("by a press", "met een klik"),
    hover: words("also when the mouse rests on an item", "ook als de muis er even op blijft"),
  },
  mobile: {
    accordion: words("at once, below the button", "meteen, onder de knop"),
    slide: words("slowly, below the button", "langzaam schuivend, onder de knop"),
    drawer: words("from the window’s edge", "vanaf de rand van het scherm"),
  },
  overflow: {
    wrap: words("go on another line", "op een tweede regel"),
    more: words("put the last ones in an item More", "de laatste in een item Meer"),
  },
  toggle: {
    auto: words("unless the template has one", "tenzij je template er een heeft"),
    none: words("none: the list is always open", "geen: de lijst staat altijd open"),
  },
  "expand-then-navigate": {
    off: words("no", "nee"),
    fast: words("and soon goes to the page", "en gaat daarna snel naar de pagina"),
    slow: words("and goes to the page after a second", "en gaat na een seconde naar de pagina"),
  },
  "when-decided": {
    hide: words("hide the banner", "de melding weglaten"),
    show: words("keep showing the banner", "de melding laten staan"),
  },
  gpc: {
    ignore: words("ask as usual", "gewoon vragen"),
    deny: words("counts as a “no”", "telt als een “nee”"),
  },
  load: {
    "after-consent": words("after the visitor’s “yes”", "na een “ja” van je bezoeker"),
    always: words("always", "altijd"),
  },
  slides: {
    one: words("one at a time", "één tegelijk"),
    auto: words("a row of as many as fit", "een rij met zo veel als er passen"),
  },
  step: {
    page: words("to the slides that do not fit", "naar de dia’s die er niet bij passen"),
    one: words("one slide", "één dia verder"),
  },
  "page-views": {
    load: words("each page that loads", "elke pagina die laadt"),
    history: words("also each change of the address", "ook elke verandering van het adres"),
  },
};
