// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { CurrentMark } from "../../decoration/mark-current.ts";
import { CurrentChanges } from "./current-changes.ts";

const SITE = "https://dealer.test";
const page = (path: string) => ({ address: SITE + path, base: SITE + path });

/** A script of the page, or the browser's address. */
type Step = ((root: HTMLElement) => void) | string;

interface Case {
  readonly html: string;
  /** The address at first. */
  readonly at?: string;
  readonly steps: readonly Step[];
  /** The ids of the links with `aria-current`. */
  readonly stated: string[];
  /** The ids of the links in items with our mark. */
  readonly marked?: string[];
}

const link = (id: string, attributes = "", item = "") =>
  `<li${item && ` ${item}`}><a id="${id}" href="/${id}"${attributes && ` ${attributes}`}>${id}</a></li>`;
const place = (id: string, attributes = "", item = "") =>
  `<li${item && ` ${item}`}><a id="${id}" href="#${id}"${attributes && ` ${attributes}`}>${id}</a></li>`;

const find = (root: HTMLElement, id: string) => root.querySelector(`#${id}`) as HTMLElement;
const state = (id: string, value: string | null) => (root: HTMLElement) =>
  value === null
    ? find(root, id).removeAttribute("aria-current")
    : find(root, id).setAttribute("aria-current", value);
const mark = (id: string, name: string, isMarked: boolean) => (root: HTMLElement) =>
  void find(root, id).closest("li")?.classList.toggle(name, isMarked);
const open = (id: string) => (root: HTMLElement) =>
  find(root, id).closest("li")?.setAttribute("data-dealer-expanded", "");
const both =
  (...steps: ((root: HTMLElement) => void)[]) =>
  (root: HTMLElement) =>
    steps.forEach((step) => {
      step(root);
    });

const PRINTED = 'aria-current="page"';
const CASES: Readonly<Record<string, Case>> = {
  "our mark, after pushState": { html: link("a") + link("b"), at: "/a", steps: ["/b"], stated: ["b"] },
  "our mark, after pushState to a page that is in no item": {
    html: link("a") + link("b"),
    at: "/a",
    steps: ["/c"],
    stated: [],
  },
  "our mark, there and back": { html: link("a") + link("b"), at: "/a", steps: ["/b", "/a"], stated: ["a"] },
  "the author's `aria-current`, after pushState": {
    html: link("a", PRINTED) + link("b"),
    at: "/a",
    steps: ["/b"],
    stated: ["b"],
  },
  "the author's `aria-current`, there and back": {
    html: link("a", PRINTED) + link("b"),
    at: "/a",
    steps: ["/b", "/a"],
    stated: ["a"],
  },
  "the author's class, after pushState": {
    html: link("a", "", 'class="active"') + link("b"),
    at: "/a",
    steps: ["/b"],
    stated: ["b"],
  },
  "the class and `aria-current`, by a script": {
    html: place("a", PRINTED, 'class="current-menu-item"') + place("b"),
    steps: [
      both(
        mark("a", "current-menu-item", false),
        state("a", null),
        mark("b", "current-menu-item", true),
        state("b", "page"),
      ),
    ],
    stated: ["b"],
  },
  "only the class, by a script, where `aria-current` stays": {
    html: place("a", PRINTED, 'class="active"') + place("b"),
    steps: [both(mark("a", "active", false), mark("b", "active", true))],
    stated: ["b"],
  },
  "only `aria-current`, by a script, where the class stays": {
    html: place("a", PRINTED, 'class="active"') + place("b"),
    steps: [both(state("a", null), state("b", "true"))],
    stated: ["b"],
  },
  "the class, in two steps": {
    html: place("a", "", 'class="active"') + place("b"),
    steps: [mark("a", "active", false), mark("b", "active", true)],
    stated: ["b"],
  },
  "the class, from our mark": {
    html: link("a") + place("b"),
    at: "/a",
    steps: [mark("b", "active", true)],
    stated: ["b"],
  },
  "`aria-current`, from our mark": {
    html: link("a") + link("b"),
    at: "/a",
    steps: [state("b", "page")],
    stated: ["b"],
  },
  "`aria-current`, by a script that follows the address too": {
    html: link("a", PRINTED) + link("b"),
    at: "/a",
    steps: ["/b", both(state("a", null), state("b", "page"))],
    stated: ["b"],
  },
  "`aria-current=false` counts as none": {
    html: link("a", PRINTED) + link("b", 'aria-current="false"'),
    at: "/a",
    steps: [both(state("a", "false"), state("b", "page"))],
    stated: ["b"],
    marked: ["b"],
  },
  "a class for an opened item does not move it": {
    html: link("a", PRINTED) + link("b"),
    at: "/a",
    steps: [mark("b", "is-active", true)],
    stated: ["a"],
  },
  "a class for an opened item does not move it where no item has a class": {
    html: link("a") + link("b"),
    at: "/a",
    steps: [both(open("b"), mark("b", "is-active", true))],
    stated: ["a"],
  },
  "a place, after a jump": { html: place("a") + place("b"), at: "/#a", steps: ["/#b"], stated: ["b"] },
  "all places are marked by the system: the address decides": {
    html: place("a", PRINTED) + place("b", PRINTED),
    at: "/",
    steps: ["/#b"],
    stated: ["b"],
  },
  "a jump does not move it from the author's page": {
    html: link("a", PRINTED) + place("b"),
    at: "/a",
    steps: ["/a#b"],
    stated: ["a"],
  },
};

/** A list on a page, with what the browser reports of its changes. */
function show({ html, at = "/" }: Case) {
  const root = document.createElement("div");
  root.innerHTML = `<ul>${html}</ul>`;
  document.body.replaceChildren(root);
  const ledger = new MarkupLedger();
  const current = new CurrentMark(root);
  const changes = new CurrentChanges(current);
  const observer = new MutationObserver(() => {});
  observer.observe(root, { subtree: true, attributeFilter: ["aria-current", "class"] });
  current.onWritten = () => observer.takeRecords();
  let now = page(at);
  current.readList(now, ledger);
  const step = (one: Step) => {
    if (typeof one === "string") now = page(one);
    else one(root);
    changes.read(
      now,
      observer.takeRecords().filter((record) => changes.concerns(record)),
    );
  };
  return { root, ledger, step };
}

const ids = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)].map(({ id }) => id);

describe("the current mark moves", () => {
  it.each(Object.entries(CASES))("%s", (_, one) => {
    const { root, ledger, step } = show(one);
    const author = document.createElement("div");
    author.innerHTML = `<ul>${one.html}</ul>`;
    for (const each of one.steps) {
      step(each);
      if (typeof each !== "string") each(author);
    }
    expect(ids(root, '[aria-current]:not([aria-current="false"])')).toEqual(one.stated);
    expect(ids(root, '[data-dealer-current="page"] > a')).toEqual(one.marked ?? one.stated);
    ledger.restore();
    for (const open of author.querySelectorAll("[data-dealer-expanded]"))
      open.removeAttribute("data-dealer-expanded");
    for (const open of root.querySelectorAll("[data-dealer-expanded]"))
      open.removeAttribute("data-dealer-expanded");
    expect(root.innerHTML).toBe(author.innerHTML);
  });
});
