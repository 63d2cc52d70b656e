import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Branch as BranchOf,
  enterLayout,
  openPath,
  reveal,
  type NavState as StateOf,
  selectTab,
  shownBranches,
  toggleBranch,
} from "./mega-nav.ts";

type Branch = BranchOf<Branch>;
type NavState = StateOf<Branch>;

const branch = (parent?: Branch, tabList?: object): Branch => ({ parent, tabList });
const cars = branch();
const used = branch(cars);
const vans = branch(used);
const service = branch();
const tabList = {};
const small = branch(cars, tabList);
const large = branch(cars, tabList);
const inSmall = branch(small);
const all = [cars, used, vans, service, small, large, inSmall];

const wide: NavState = {
  layout: "desktop",
  menuOpen: false,
  deepest: undefined,
  accordion: undefined,
  tabs: [small],
};
const narrow: NavState = { ...wide, layout: "mobile" };
const nowhere = { isInside: false, branch: undefined };
const at = (deepest: Branch | undefined, state = wide): NavState => ({ ...state, deepest });

describe("the open branches", () => {
  it("are the deepest one and those around it", () => {
    expect(openPath(vans)).toEqual([cars, used, vans]);
    expect(openPath(undefined)).toEqual([]);
  });

  it("open one at a time", () => {
    expect(toggleBranch(at(undefined), cars).deepest).toBe(cars);
    expect(toggleBranch(at(cars), used).deepest).toBe(used);
  });

  it("close their siblings when they open (spec §4.5)", () => {
    expect(toggleBranch(at(vans), service).deepest).toBe(service);
  });

  it("close the branches inside them when they close", () => {
    expect(toggleBranch(at(vans), used).deepest).toBe(cars);
    expect(toggleBranch(at(vans), cars).deepest).toBeUndefined();
  });
});

describe("tabs", () => {
  it("show exactly one panel of their list, whatever else is open", () => {
    expect(shownBranches(at(undefined))).toEqual(new Set([small]));
    expect(shownBranches(selectTab(at(cars), large))).toEqual(new Set([cars, large]));
  });

  it("close the open branches in the hidden panel", () => {
    expect(selectTab(at(inSmall), large).deepest).toBe(cars);
    expect(selectTab(at(vans), large).deepest).toBe(vans);
  });

  it("open and close like any item on narrow pages", () => {
    expect(shownBranches(at(undefined, narrow))).toEqual(new Set());
    expect(shownBranches(toggleBranch(at(cars, narrow), large))).toEqual(new Set([cars, large]));
  });

  it("become active when a branch inside them is revealed", () => {
    expect(shownBranches(reveal({ ...wide, tabs: [large] }, inSmall))).toEqual(
      new Set([cars, small, inSmall]),
    );
  });
});

describe("a new layout", () => {
  it("opens on narrow pages the branch that is kept for them: at first the current item's branch", () => {
    expect(enterLayout({ ...wide, accordion: vans }, "mobile", nowhere)).toMatchObject({ deepest: vans });
  });

  it("opens nothing on wide pages, and keeps the accordion for the narrow layout", () => {
    const entered = enterLayout(at(vans, { ...narrow, menuOpen: true }), "desktop", nowhere);
    expect(entered).toMatchObject({ layout: "desktop", deepest: undefined });
    expect(enterLayout(entered, "mobile", nowhere)).toMatchObject({ deepest: vans, menuOpen: true });
  });

  it("shows the item with the focus, in both directions", () => {
    const focus = { isInside: true, branch: used };
    expect(enterLayout(at(service), "mobile", focus)).toMatchObject({ deepest: used, menuOpen: true });
    expect(enterLayout(at(vans, narrow), "desktop", focus)).toMatchObject({ deepest: used });
  });

  it("changes nothing when it is the same as before", () => {
    expect(enterLayout(at(vans), "desktop", nowhere)).toEqual(at(vans));
  });
});

describe("after any sequence of actions", () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant("press" as const), branch: fc.constantFrom(...all) }),
    fc.record({ kind: fc.constant("reveal" as const), branch: fc.constantFrom(...all) }),
    fc.record({ kind: fc.constant("resize" as const), branch: fc.constantFrom(undefined, ...all) }),
  );
  const after = (
    state: NavState,
    { kind, branch: target }: typeof act extends fc.Arbitrary<infer A> ? A : never,
  ) => {
    if (kind === "resize")
      return enterLayout(state, state.layout === "mobile" ? "desktop" : "mobile", {
        isInside: target !== undefined,
        branch: target,
      });
    if (kind === "reveal") return reveal(state, target);
    const isTab = state.layout === "desktop" && target.tabList;
    return isTab ? selectTab(state, target) : toggleBranch(state, target);
  };

  it("at most one sibling per level is open, and one tab per list is active", () => {
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const state = acts.reduce(after, wide);
        const siblings = [...shownBranches(state)].filter((shown) => shown.tabList === undefined);
        expect(new Set(siblings.map(({ parent }) => parent)).size).toBe(siblings.length);
        expect(state.tabs).toHaveLength(1);
        if (state.layout === "desktop") expect(shownBranches(state)).toContain(state.tabs[0]);
      }),
    );
  });
});
