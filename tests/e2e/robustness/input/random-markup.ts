import fc from "fast-check";

const NAMES = [
  ...[
    "ul",
    "ul",
    "ol",
    "li",
    "li",
    "li",
    "a",
    "a",
    "a",
    "div",
    "div",
    "p",
    "span",
    "b",
    "nav",
    "section",
    "h3",
  ],
  ...["button", "input", "label", "select", "option", "form", "fieldset", "details", "summary", "dialog"],
  ...[
    "table",
    "tr",
    "td",
    "dl",
    "dt",
    "dd",
    "img",
    "picture",
    "svg",
    "template",
    "slot",
    "noscript",
    "x-unknown",
  ],
  ...["dealer-call-us", "dealer-tooltips", "dealer-carousel"],
];

const IDS = ["een", "twee", "drie", "__proto__", "stage"];
const LINKS = [
  "#",
  "#een",
  "#twee",
  "#%E0%A4",
  "",
  "/tests/pages/",
  "tel:+31201234567",
  "mailto:a@b.example",
  "//",
  "http://[",
];

const attribute = fc.oneof(
  fc.constantFrom("hidden", "inert", "open", "checked", "multiple", 'hidden="until-found"', "CLASS=x", "a'b"),
  fc.constantFrom(...IDS).map((id) => `id="${id}"`),
  fc.constantFrom(...LINKS).map((href) => `href="${href}"`),
  fc
    .constantFrom("", "active", "current-menu-item", "sub-menu", "hasTooltip")
    .map((name) => `class="${name}"`),
  fc.constantFrom("tab", "tablist", "menu", "menuitem", "none", "group", "").map((role) => `role="${role}"`),
  fc.constantFrom("display:none", "transform:none", ";;", "").map((style) => `style="${style}"`),
  fc
    .constantFrom(
      "title",
      "aria-label",
      "aria-expanded",
      "aria-current",
      "aria-hidden",
      "aria-controls",
      "slot",
      "part",
    )
    .chain((name) =>
      fc.constantFrom("", "true", "false", "een", " &quot;&amp;").map((text) => `${name}="${text}"`),
    ),
  fc.constantFrom("text", "search", "date", "checkbox", "nonsense").map((type) => `type="${type}"`),
);

const text = fc.oneof(
  fc.constantFrom(
    "Auto's",
    " ",
    "\n\t",
    "---",
    "&nbsp;",
    "&lt;b&gt;",
    "<!-- -->",
    "<!---->",
    "<![CDATA[x]]>",
    "</p>",
    "</ul>",
  ),
  fc.string({ maxLength: 8 }).map((letters) => letters.replaceAll("<", "&lt;")),
);

/** Some elements are not closed, or not in order. */
const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  element: fc
    .record({
      name: fc.constantFrom(...NAMES),
      attributes: fc.uniqueArray(attribute, { maxLength: 3 }),
      inside: tie("markup"),
      isClosed: fc.nat({ max: 9 }).map((chance) => chance > 0),
    })
    .map(
      ({ name, attributes, inside, isClosed }) =>
        `<${[name, ...attributes].join(" ")}>${inside}${isClosed ? `</${name}>` : ""}`,
    ),
  markup: fc
    .array(fc.oneof({ depthSize: "medium", withCrossShrink: true }, text, tie("element"), tie("element")), {
      maxLength: 5,
    })
    .map((pieces) => pieces.join("")),
}));

/** Markup of careless authors and broken templates: nested, unclosed and odd, but without scripts. */
export const markups = fc.array(markup, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(""));
