/** Everything that the robustness runs try, in the words of docs/robustness.md, in its order. */
export const TRIALS = {
  "missing-file": "A file of the library fails: 404, reset, HTML instead of it, cut off, never answered",
  "missing-style": "The style sheet fails in the same ways",
  "missing-endpoint": "A server of suggestions fails in the same ways",
  "other-hash": "The starter's file is not the one whose hash the page has",
  "thrown-view": "A view throws while it is drawn",
  "strict-site":
    "A page of the example dealership under a strict content policy: alone, cross-origin isolated, denied every feature, in a sandbox without an origin or storage",
  attribute:
    "A hostile value stands in an attribute: markup, addresses of every scheme, odd numbers, very long text",
  slot: "Random markup is the content of a tag: what the author wrote is back when the tag has gone",
  answer: "A server of suggestions answers at random: any JSON, HTML, addresses of every scheme, very much",
  visit: "A visit with random cookies and a random address: only the exact stored value is consent",
  gremlin: "A gremlin clicks, touches, types, fills in or scrolls at random (gremlins.js)",
  step: "A step of a random walk: mouse, touch, keys, wheel, sizes, attributes, moves; all is said as it shows",
  "hostile-style": "A page's style sheet resets or attacks everything, all twelve elements on it",
  "hostile-script": "A page's scripts patch what all scripts share, all twelve elements on it",
  copies: "Copies of each tag on one page",
  places: "Elements inside forms, tables, dialogs, templates, shadow roots and frames",
  unsurvivable: "Pages on which no code of ours can run: what the author wrote shows",
  stranger: "Libraries and polyfills of strangers on a page with all twelve elements",
  rewrite: "A page's script writes what our elements have dressed anew, as HTML or as a clone",
  "written-anew":
    "A page throws itself away by `document.open` and writes itself again, all twelve elements on it",
  "page-cache": "The visitor comes back to a page that a browser may have kept, with a menu and a panel open",
  print: "A page is printed while something of ours is open",
  "page-swap": "Turbo, htmx or PJAX swaps pages of the example dealership, there and back",
  "life-heap":
    "An element comes and goes, or is moved; the page's heap stays as it was (± 2 %), its nodes and listeners exactly",
  "life-alive": "An element comes and goes, or is moved; no timer, observer or listener stays",
  "life-swaps": "A whole page's body takes the place of another's, the starter stays",
  "life-minutes": "A minute with all elements on the page, slides that come by themselves, and scrolling",
} as const;

export type Trial = keyof typeof TRIALS;

/** The kind of annotation in which a test says `<count> <trial>`. */
export const TRIED = "tried";

/** How often something was tried in an engine, and in how many tests of it something failed. */
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
