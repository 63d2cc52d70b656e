import fc from "fast-check";

/** The element that injected markup would add, and the code that it would run. */
export const CANARY = "canary-x";
const RUN = "window.pwned=1";

const MARKUP = [
  `<img src="x" onerror="${RUN}"><${CANARY}></${CANARY}>`,
  `"><${CANARY}></${CANARY}>`,
  `'--></style></script></textarea></title><${CANARY}>`,
  `<svg onload="${RUN}"><${CANARY}/></svg>`,
  `<script>${RUN}</script>`,
  `&lt;${CANARY}&gt;&#60;img src=x onerror=${RUN}&#62;`,
  `${CANARY}" onfocus="${RUN}" autofocus="`,
];

const SCRIPT_ADDRESSES = [
  "javascript:",
  "JaVaScRiPt:",
  " javascript:",
  "\u0001javascript:",
  "java\tscript:",
  "java\nscript:",
];

/** Addresses of no page and no server. */
export const BAD_ADDRESSES = [
  ...SCRIPT_ADDRESSES.map((scheme) => `${scheme}${RUN}`),
  `data:text/html,<script>${RUN}</script>`,
  " data:text/html;base64,PHNjcmlwdD53aW5kb3cucHduZWQ9MTwvc2NyaXB0Pg==",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:null/0",
  "about:blank",
  "ftp://127.0.0.1/",
  "view-source:http://127.0.0.1/",
  "http://",
  "https://[",
];

const NUMBERS = [
  "-0",
  "NaN",
  "1e309",
  "-1e309",
  "1e-309",
  "0x10",
  "1_000",
  "٣",
  "9007199254740993",
  "1e3",
  " 12 ",
  "1.5",
];
const NAMES_OF_OBJECTS = ["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"];
const PATTERNS = [
  "$&$1$`$'",
  "{index}{index}{total}{count}",
  "\\",
  "(a+)+$",
  "%s%d%o%c",
  "%E0%A4%A",
  "%",
  "../../..",
];
const SELECTORS = [
  "*",
  ":root",
  "body",
  "[title",
  ":is(",
  "a /*",
  "::before",
  ":has(*)",
  "a,",
  "dealer-mega-nav *",
];
const DAYS = [
  "0000-01-01",
  "0001-01-01",
  "9999-12-31",
  "2026-02-30",
  "+275760-09-13",
  "Fri, 31 Dec 9999 23:59:59 GMT",
];
const FORMATS = ["d/m/y", "DD, d MM yy", "yy-mm-dd", "dd mm", "MM/MM/yy"];
const LANGUAGES = [
  "ar-EG-u-nu-arab",
  "fa-IR-u-ca-persian",
  "th-TH-u-ca-buddhist",
  "x-private",
  "zz",
  "he",
  "nl-NL-x-a",
];
const CHARACTERS = [
  "\u0000",
  "\u0007\u001b[31m",
  "\u202e\u2066",
  "\ud800",
  "\udfff\ud800",
  "\u2028\u2029",
  "👩‍👩‍👧",
  "\ufeff",
];
const LONG = ["x".repeat(100_000), `${"<b>".repeat(20_000)}`, "[".repeat(50_000), " ".repeat(50_000)];

/** What a careless or malicious author may enter as a text. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 4, arbitrary: fc.constantFrom(...BAD_ADDRESSES) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS, ...DAYS) },
  { weight: 3, arbitrary: fc.constantFrom(...PATTERNS, ...SELECTORS, ...NAMES_OF_OBJECTS) },
  { weight: 2, arbitrary: fc.constantFrom(...FORMATS, ...LANGUAGES) },
  { weight: 2, arbitrary: fc.constantFrom(...CHARACTERS) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  { weight: 4, arbitrary: fc.string({ unit: "binary" }) },
);
