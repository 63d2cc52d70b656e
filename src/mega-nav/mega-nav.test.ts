import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Branch, changes, enterLayout, openPath, toggleBranch } from "./mega-nav.ts";

const branch = (parent?: Branch): Branch => ({ parent });
const cars = branch();
const used = branch(cars);
const vans = branch(used);
const service = branch();
const all = [cars, used, vans, service];

describe("the open branches", () => {
  it("are the deepest one and those around it", () => {
    expect(openPath(vans)).toEqual([cars, used, vans]);
    expect(openPath(undefined)).toEqual([]);
  });

  it("open one by one", () => {
    expect(toggleBranch(undefined, cars)).toBe(cars);
    expect(toggleBranch(cars, used)).toBe(used);
  });

  it("close their siblings when they open (SPEC §4.5)", () => {
    expect(toggleBranch(vans, service)).toBe(service);
  });

  it("close what is below them when they close", () => {
    expect(toggleBranch(vans, used)).toBe(cars);
    expect(toggleBranch(vans, cars)).toBeUndefined();
  });

  it("keep one open sibling a level, whatever is pressed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), (presses) => {
        let deepest: Branch | undefined;
        for (const pressed of presses) {
          const was = openPath(deepest).includes(pressed);
          deepest = toggleBranch(deepest, pressed);
          const open = openPath(deepest);
          expect(open.includes(pressed)).toBe(!was);
          expect(new Set(open.map(({ parent }) => parent)).size).toBe(open.length);
        }
      }),
    );
  });

  it("tell what changed: the closing from within, then the opening from without", () => {
    expect(changes(vans, service)).toEqual({ closed: [vans, used, cars], opened: [service] });
    expect(changes(undefined, vans)).toEqual({ closed: [], opened: [cars, used, vans] });
    expect(changes(used, used)).toEqual({ closed: [], opened: [] });
  });
});

describe("a new layout", () => {
  it("opens the current item's branch on narrow pages", () => {
    expect(enterLayout("mobile", vans)).toEqual({ layout: "mobile", menuOpen: false, deepest: vans });
  });

  it("opens nothing on wide ones", () => {
    expect(enterLayout("desktop", vans).deepest).toBeUndefined();
  });
});
