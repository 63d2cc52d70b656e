/** Everything that the robustness tests try, in the words and order of docs/robustness.md. */
export const TRIALS = {
  "missing-file": "A file of the library fails: 404, reset, HTML instead of it, cut off, never answered",
  "missing-style": "The style sheet fails in the same ways",
  "missing-endpoint": "A suggestion server fails in the same ways",
  "other-hash": "The starter's file does not match the page's integrity hash",
  "thrown-view": "A view throws while it renders",
  "strict-site":
    "A page of the example dealership under a strict content policy: alone, cross-origin isolated, denied every feature, in a sandbox without an origin or storage",
  attribute:
    "An attribute has a hostile value: markup, addresses of every scheme, odd numbers, very long text",
  slot: "Random markup is the content of a tag: it is restored when the tag is removed",
  answer: "A suggestion server answers at random: any JSON, HTML, addresses of every scheme, very much text",
  visit: "A visit with random cookies and a random address: only the exact stored value is consent",
  gremlin: "A gremlin clicks, touches, types, fills in or scrolls at random (gremlins.js)",
  step: "A step of a random walk: mouse, touch, keys, wheel, sizes, attributes, moves; every state matches what is visible",
  "hostile-style": "A page with all elements has a style sheet that resets or attacks everything",
  "hostile-script": "A page with all elements has scripts that patch globals",
  copies: "Copies of each tag on one page",
  places: "Elements inside forms, tables, dialogs, templates, shadow roots and frames",
  unsurvivable: "Pages on which our code cannot run show the author's content",
  stranger: "Other libraries and polyfills on a page with all elements",
  rewrite: "A page's script rewrites markup that our elements have enhanced, as HTML or as a clone",
  "written-anew": "A page with all elements replaces itself with `document.open` and `document.write`",
  "page-cache":
    "The visitor returns to a page, perhaps from the back/forward cache, with a menu and a panel open",
  print: "A page is printed while one of our elements is open",
  "page-swap": "Turbo, htmx or PJAX swaps pages of the example dealership, there and back",
  "life-heap":
    "An element is added and removed, or moved; the page's heap stays the same (± 2 %), its nodes and listeners exactly",
  "life-alive": "An element is added and removed, or moved; it leaves no timer, observer or listener",
  "life-swaps": "A page's body is replaced by another's, the starter stays",
  "life-minutes": "A minute with all elements on the page, rotating slides and scrolling",
} as const;

export type Trial = keyof typeof TRIALS;

/** The type of the annotation `<count> <trial>` of a test. */
export const TRIED = "tried";

/** The number of tries in an engine, and of the tests that failed. */
export interface Tally {
  tried: number;
  failed: number;
}

/** By engine. */
export type Tallies = Map<Trial, Map<string, Tally>>;

export function count(tallies: Tallies, engine: string, said: string, isOk: boolean): void {
  const [number, trial] = said.split(" ") as [string, Trial];
  const ofTrial = tallies.get(trial) ?? new Map<string, Tally>();
  const tally = ofTrial.get(engine) ?? { tried: 0, failed: 0 };
  tallies.set(trial, ofTrial.set(engine, tally));
  tally.tried += Number(number);
  tally.failed += Number(!isOk);
}
