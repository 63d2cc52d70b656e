import { NAMES } from "../settings/names.ts";
import { settingsOf } from "../settings/settings.ts";
import { type Words, words } from "../settings/words.ts";
import { type Field, fieldOf, SWITCH } from "./field.ts";
import { key } from "./texts.ts";
import { element, type Xml } from "./xml.ts";

const GUARD = "dealer-storage-guard";

/** What the plug-in can put on every page, in the order of the form. */
const ON_EVERY_PAGE: readonly PageTag[] = [
  {
    tag: "dealer-to-top",
    help: words("Takes the visitor back to the top of the page.", "Brengt je bezoeker terug naar boven."),
  },
  {
    tag: "dealer-cookie-hint",
    help: words(
      "Asks once whether cookies may be stored. A link with which visitors change their answer is added at the end of every page.",
      "Vraagt één keer of je cookies mag bewaren. Onder aan elke pagina komt de link waarmee je bezoeker zijn antwoord verandert.",
    ),
    content: [
      {
        name: "content",
        label: words("Text of the banner", "Tekst van de cookiemelding"),
        help: words(
          "Say who asks, for what, and how to withdraw. Without a text: your site’s name asks, to measure which pages are visited.",
          "Zeg wie toestemming vraagt, waarvoor, en hoe je bezoeker die weer intrekt. Zonder tekst vraagt de naam van je site het, om te meten welke pagina’s worden bekeken.",
        ),
        attributes: { type: "textarea", rows: "3", filter: "safehtml" },
      },
      {
        name: "privacy",
        label: words("Privacy page", "Privacypagina"),
        help: words(
          "The banner and the link at the end of the page lead to it.",
          "De melding en de link onder aan de pagina gaan erheen.",
        ),
        attributes: {
          type: "menuitem",
          addfieldprefix: "Joomla\\Component\\Menus\\Administrator\\Field",
          default: "",
        },
        children: [element("option", { value: "" }, "JNONE")],
      },
    ],
  },
  {
    tag: GUARD,
    help: words(
      "Keeps scripts from storing anything on the device before the visitor’s “yes”. It is the first script of every page.",
      "Houdt tegen dat scripts iets bewaren voordat je bezoeker “ja” zegt. Het is het eerste script van elke pagina.",
    ),
    content: [
      {
        name: "allow",
        label: words("Cookies that may always be stored", "Cookies die altijd mogen"),
        help: words("Names, with commas between them.", "Namen, met komma’s ertussen."),
        attributes: { type: "text", hint: "XSRF-TOKEN, cart", filter: "string" },
      },
    ],
  },
  {
    tag: "dealer-tags",
    help: words(
      "Loads Google Tag Manager, Google Analytics or Matomo. Remove the code that they gave you.",
      "Laadt Google Tag Manager, Google Analytics of Matomo. Haal de code weg die je van ze kreeg.",
    ),
  },
  {
    tag: "dealer-loader",
    help: words("Covers the page while it loads.", "Bedekt de pagina zolang die laadt."),
    content: [
      {
        name: "content",
        label: words("Text of the loader", "Tekst op het laadscherm"),
        help: words("Without a text: the site’s name.", "Zonder tekst: de naam van je site."),
        attributes: { type: "text", filter: "string" },
      },
    ],
  },
  {
    tag: "dealer-call-us",
    help: words(
      "A button with your phone numbers, at the end of the page’s header.",
      "Een knop met je telefoonnummers, aan het einde van de kop van je site.",
    ),
    content: [
      {
        name: "numbers",
        label: words("Phone numbers", "Telefoonnummers"),
        help: words(
          "One on a line, as visitors read it: whom they call, and the number.",
          "Eén op een regel, zoals je bezoeker het leest: wie hij belt, en het nummer.",
        ),
        attributes: { type: "textarea", rows: "3", filter: "string", hint: "Verkoop 0579 14 19 74" },
      },
    ],
  },
  {
    tag: "dealer-tooltips",
    help: words(
      "Shows the text of `data-dealer-tooltip` beside a word.",
      "Toont de tekst van `data-dealer-tooltip` bij een woord.",
    ),
  },
];

interface PageTag {
  readonly tag: keyof typeof NAMES;
  readonly help: Words;
  readonly content?: readonly ContentField[];
}

interface ContentField {
  readonly name: string;
  readonly label: Words;
  readonly help: Words;
  readonly attributes: Xml["attributes"];
  readonly children?: readonly Xml[];
}

const ON = "on";

const OWN_TEXTS = {
  [key("accent")]: words("Accent colour", "Accentkleur"),
  [key("accent", "desc")]: words(
    "The colour of buttons. Without it they are blue.",
    "De kleur van knoppen. Zonder kleur zijn ze blauw.",
  ),
};

/** The settings of the plug-in: a switch for each tag, and below it the fields of a tag that is on. */
export function pageForm(): Field {
  const tags = ON_EVERY_PAGE.map(fieldsOf);
  const accent = element("field", {
    name: "accent",
    type: "color",
    default: "",
    label: key("accent"),
    description: key("accent", "desc"),
  });
  return {
    xml: element(
      "fields",
      { name: "params" },
      element("fieldset", { name: "basic" }, ...tags.map(({ xml }) => xml), line("accent"), accent),
    ),
    texts: Object.assign({}, OWN_TEXTS, ...tags.map(({ texts }) => texts)),
  };
}

function fieldsOf({ tag, help, content = [] }: PageTag): Field {
  const showOn = `params.${tag}.${ON}:true`;
  const attributes = (tag === GUARD ? [] : settingsOf(tag)).map((setting) => fieldOf(setting, showOn));
  const contents = content.map((field) => contentField(tag, field, showOn));
  return {
    xml: element(
      "fields",
      { name: tag },
      line(tag),
      switchOf(tag),
      ...contents.map(({ xml }) => xml),
      element("fields", { name: "attributes" }, ...attributes.map(({ xml }) => xml)),
    ),
    texts: Object.assign(
      { [key(tag)]: NAMES[tag], [key(tag, "desc")]: help },
      ...[...contents, ...attributes].map(({ texts }) => texts),
    ),
  };
}

const line = (name: string) => element("field", { type: "spacer", name: `${name}-line`, hr: "true" });

const switchOf = (tag: string) =>
  element(
    "field",
    { name: ON, label: key(tag), description: key(tag, "desc"), default: "", ...SWITCH.attributes },
    ...SWITCH.options.map(([value, text]) => element("option", { value }, text)),
  );

function contentField(tag: string, field: ContentField, showOn: string): Field {
  const own = key(tag, field.name);
  return {
    xml: element(
      "field",
      { name: field.name, label: own, description: `${own}_DESC`, showon: showOn, ...field.attributes },
      ...(field.children ?? []),
    ),
    texts: { [own]: field.label, [`${own}_DESC`]: field.help },
  };
}
