import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "../../scripts/serve/folder.ts";
import { randomNumbers, seedOf } from "../support/random-numbers.ts";
import { whenReleased } from "./holds.ts";

/** The path of the suggestion servers: `/~suggest/<kind>?<param>=<text>`. */
export const SUGGEST = "/~suggest";

/** Far more than any list of suggestions. */
export const HUGE_BYTES = 50_000_000;
const CHUNK_BYTES = 250_000;
/** More than the element reads; browsers read ahead of their pages, and WebKit takes a while to stop. */
const READ_AHEAD_CHUNKS = 20;
/** A reader that is still there after this long reads on. */
const READ_ON_MS = 30_000;

const RANDOM_MAX_MS = 250;
const RANDOM_FAILURES = 0.2;

const CARS = [
  "Noorda Haven",
  "Noorda Haven Break",
  "Noorda Kust",
  "Orsa Linea",
  "Orsa Sera",
  "Orsa Sera Plug-in Hybride",
  "Vireo E58",
  "Vireo E58 Lang Bereik",
  "Halm Twee",
  "Orsa Kombi",
  "Noorda Duin",
  "Vireo City",
];

const carsWith = (text: string) => CARS.filter((car) => car.toLowerCase().includes(text.toLowerCase()));
const PICTURE = "/examples/dealership/site/cars/noorda-kust.svg";
const LONG_TEXT = "Aflevering na overleg ".repeat(10);
const slug = (car: string) => car.toLowerCase().replace(/\W+/g, "-");

/** A request and the progress of its answer. */
export interface SuggestRequest {
  readonly url: string;
  readonly cookie: string;
  sentBytes: number;
  ended: boolean;
}

const requests: SuggestRequest[] = [];

type Answer = (text: string) => unknown;

/** Well-behaved servers by their answers. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  strings: carsWith,
  objects: (text) => carsWith(text).map((car) => ({ label: car, value: car })),
  links: (text) => carsWith(text).map((car) => ({ label: car, value: car, href: `#${slug(car)}` })),
  suggestions: (text) => ({ suggestions: carsWith(text).map((car) => ({ value: car, data: slug(car) })) }),
  wordpress: (text) =>
    carsWith(text).map((car, id) => ({
      id,
      title: `${car} &#8211; auto&#8217;s &amp; <em>meer</em>`,
      url: `/tests/pages/autocomplete.html#${slug(car)}`,
      type: "post",
      subtype: "page",
    })),
  odd: (text) =>
    carsWith(text).map((car) => ({ naam: `Auto ${car}`, code: slug(car), adres: `#${slug(car)}` })),
  fields: () => [
    {
      label: "label",
      naam: "naam",
      code: "code",
      adres: "#adres",
      foto: PICTURE,
      prijs: "€ 24.950",
      soort: "Auto’s",
    },
  ],
  rich: () => [
    { label: "Noorda Haven", foto: PICTURE, data: { prijs: "€ 24.950" }, soort: "Auto’s" },
    { label: "Werkplaats", soort: "Pagina’s" },
    { label: "Noorda Kust", foto: '/kust.svg?met="\\', data: { prijs: "€ 32.450" }, soort: "Auto’s" },
    { label: "Noorda Duin", data: { prijs: LONG_TEXT } },
  ],
  many: (text) => Array.from({ length: 200 }, (_, index) => `${text} ${index + 1}`),
  echo: (text) => [`${text} een`, `${text} twee`],
  none: () => [],
  hostile: () => [
    { label: "Adres", href: "javascript:document.documentElement.dataset.pwned='href'" },
    { label: "Gegevens", href: "data:text/html,<script>alert(1)</script>" },
    { label: '<img src="x" onerror="document.documentElement.dataset.pwned=1">' },
    { title: "&lt;script&gt;document.documentElement.dataset.pwned=2&lt;/script&gt;", url: "/tests/" },
    null,
    { label: "x".repeat(10_000) },
    {},
    [[]],
    {
      label: "Noorda Haven",
      value: "Noorda Haven",
      foto: "javascript:document.documentElement.dataset.pwned='foto'",
      prijs: '<img src="x" onerror="document.documentElement.dataset.pwned=3">',
      soort: "<script>document.documentElement.dataset.pwned=4</script>",
    },
  ],
};

const json = (response: ServerResponse, answer: unknown, status = 200) =>
  response
    .writeHead(status, {
      "content-type": "application/json",
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
      "set-cookie": "suggest=1; path=/",
    })
    .end(JSON.stringify(answer));

/** `detail` is what follows the kind in the path. */
type Behaviour = (response: ServerResponse, text: string, request: SuggestRequest, detail: string) => void;

/** Faulty and slow servers. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  missing: (response) => json(response, CARS, 404),
  broken: (response) => json(response, CARS, 500),
  html: (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><h1>Oeps</h1>"),
  truncated: (response) => response.writeHead(200).end('["Noorda Haven", "Noor'),
  wrong: (response) => json(response, { error: "Geen auto's" }),
  empty: (response) => response.writeHead(204).end(),
  cut: (response) => {
    response.writeHead(200, { "content-length": "1000" }).write('["Noorda', () => response.destroy());
  },
  hung: () => {},
  /** Answers with the text of the address, repeated as it requests. */
  given: (response, _text, { url }) => {
    const { searchParams } = new URL(url, "http://rig");
    const body = searchParams.get("body")?.repeat(Number(searchParams.get("times") ?? 1));
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end(body);
  },
  huge: sendHuge,
  /** `held/<hold>`: answers once a test releases the hold. */
  held: (response, text, _request, hold) => whenReleased(hold, () => json(response, carsWith(text))),
  /** `overtaken/<hold>`: holds the answer to the first letter, so that the first answer comes last. */
  overtaken: (response, text, _request, hold) => {
    const answer = () => json(response, [`antwoord op ${text}`]);
    if (text.length > 1) answer();
    else whenReleased(hold, answer);
  },
  /** `random/<seed>`: fails or answers late at random, for a text always in the same way. */
  random: (response, text, _request, seed) => {
    const random = randomNumbers(seedOf(`${seed} ${text}`));
    const status = random() < RANDOM_FAILURES ? 500 : 200;
    setTimeout(() => json(response, [`${text} een`, `${text} twee`], status), random() * RANDOM_MAX_MS);
  },
};

/** One list of 50 MB: its first part at once, the rest for a reader that does not hang up. */
function sendHuge(response: ServerResponse, _text: string, request: SuggestRequest): void {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = '"Noorda Haven",'.repeat(CHUNK_BYTES / 15);
  const isReadAhead = () => request.sentBytes === READ_AHEAD_CHUNKS * chunk.length;
  response.write("[");
  const send = () => {
    if (response.destroyed) return;
    if (request.sentBytes >= HUGE_BYTES) return void response.end('"Noorda Haven"]');
    request.sentBytes += chunk.length;
    response.write(chunk, () => (isReadAhead() ? setTimeout(send, READ_ON_MS) : send()));
  };
  send();
}

/** Answers like the requested kind of server, and `/~suggest/requests` with all requests so far. */
export const suggestions: Handler = (incoming, response, next) => {
  const { url = "" } = incoming;
  if (!url.startsWith(`${SUGGEST}/`)) return next();
  if (url === `${SUGGEST}/requests`) return void response.end(JSON.stringify(requests));
  const { pathname, searchParams } = new URL(url, "http://rig");
  const [kind = "", detail = ""] = pathname.slice(SUGGEST.length + 1).split("/");
  const text = [...searchParams.values()].at(-1) ?? "";
  const request = remember(incoming, response);
  const answer = ANSWERS[kind];
  if (answer) json(response, answer(text));
  else (BEHAVIOURS[kind] ?? (() => response.writeHead(400).end()))(response, text, request, detail);
};

function remember({ url = "", headers }: IncomingMessage, response: ServerResponse): SuggestRequest {
  const request = { url, cookie: headers.cookie ?? "", sentBytes: 0, ended: false };
  requests.push(request);
  response.once("close", () => {
    request.ended = true;
  });
  return request;
}
