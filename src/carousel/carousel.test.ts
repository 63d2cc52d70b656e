import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carouselContract } from "./carousel.contract.ts";
import {
  type CarouselState,
  canStep,
  type Hold,
  held,
  isPlaying,
  labelOf,
  moved,
  rotated,
  started,
  startingAt,
  stepped,
  stopped,
  withSlides,
} from "./carousel.ts";

const slides = ["up", "kia", "aygo"];
const at = (index: number, more: Partial<CarouselState<string>> = {}): CarouselState<string> => ({
  ...withSlides<string>(startingAt(index), slides),
  rotates: true,
  ...more,
});

describe("going through the slides", () => {
  it("is by one, and on past both ends where they loop", () => {
    expect(stepped(at(0), 1, true)).toMatchObject({ index: 1, heading: 1 });
    expect(stepped(at(2), 1, true)).toMatchObject({ index: 0, heading: 1 });
    expect(stepped(at(0), -1, true)).toMatchObject({ index: 2, heading: -1 });
  });

  it("ends at both ends where they do not loop", () => {
    expect([0, 1, 2].map((index) => canStep(at(index), 1, false))).toEqual([true, true, false]);
    expect([0, 1, 2].map((index) => canStep(at(index), -1, false))).toEqual([false, true, true]);
    expect(stepped(at(2), 1, false)).toEqual(at(2));
  });

  it("goes to any slide there is, and to no other", () => {
    expect(moved(at(0), 2).index).toBe(2);
    for (const index of [-1, 3, 0.5, Number.NaN]) expect(moved(at(0), index)).toEqual(at(0));
  });

  it("says where one is, counted from 1", () => {
    expect(labelOf(carouselContract.attributes["slide-label"].default, 0, 6)).toBe("1 van 6");
    expect(labelOf("{total}: {index}, {index}", 5, 6)).toBe("6: 6, 6");
  });
});

describe("rotation", () => {
  it("takes 5,000 ms a slide (SPEC §9)", () =>
    expect(carouselContract.attributes["interval-ms"].default).toBe(5000));

  it("needs two slides", () => {
    expect(isPlaying(at(0))).toBe(true);
    expect(isPlaying(at(0, { slides: ["up"] }))).toBe(false);
    expect(isPlaying(at(0, { slides: [] }))).toBe(false);
  });

  it("waits for as long as anything holds it", () => {
    const hovered = held(at(0), "hover", true);
    const both = held(hovered, "hidden", true);
    expect(isPlaying(both)).toBe(false);
    expect(isPlaying(held(both, "hover", false))).toBe(false);
    expect(isPlaying(held(held(both, "hover", false), "hidden", false))).toBe(true);
  });

  it("starts at once for who asks for it with the pointer on the slides, and not on a page that nobody sees", () => {
    expect(isPlaying(started(stopped(held(at(0), "hover", true)), true))).toBe(true);
    expect(isPlaying(started(stopped(held(at(0), "hidden", true)), true))).toBe(false);
  });

  it("goes round where slides loop, ends with the last where they do not, and then starts anew", () => {
    expect(rotated(at(2), true)).toMatchObject({ index: 0, rotates: true });
    expect(rotated(at(0), false)).toMatchObject({ index: 1, rotates: true });
    expect(rotated(at(1), false)).toMatchObject({ index: 2, rotates: false });
    expect(started(rotated(at(1), false), false)).toMatchObject({ index: 0, rotates: true });
  });
});

const slideList = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 });

describe("slides that come and go", () => {
  it("leave the shown one shown, wherever it is now", () => {
    fc.assert(
      fc.property(slideList, slideList, fc.nat({ max: 7 }), (before, after, index) => {
        const first = withSlides<number>(startingAt(index), before);
        const now = withSlides(first, after);
        const shown = first.slides[first.index];
        if (shown !== undefined && after.includes(shown)) expect(now.slides[now.index]).toBe(shown);
      }),
    );
  });

  it("put the next one in the place of the shown one", () => {
    expect(withSlides(at(1), ["up", "aygo"]).index).toBe(1);
    expect(withSlides(at(2), ["up", "kia"]).index).toBe(1);
    expect(withSlides(at(2), []).index).toBe(0);
  });

  it("and all that a visitor does, never show a slide that is not there", () => {
    const hold = fc.constantFrom<Hold>("hover", "press", "hidden");
    const loop = fc.boolean();
    const step = fc.oneof(
      fc.record({ by: fc.constantFrom<1 | -1>(1, -1), loop }).map(
        ({ by, loop }) =>
          (state: CarouselState<number>) =>
            stepped(state, by, loop),
      ),
      loop.map((value) => (state: CarouselState<number>) => rotated(state, value)),
      loop.map((value) => (state: CarouselState<number>) => started(state, value)),
      fc.integer({ min: -2, max: 9 }).map((index) => (state: CarouselState<number>) => moved(state, index)),
      slideList.map((list) => (state: CarouselState<number>) => withSlides(state, list)),
      fc.tuple(hold, fc.boolean()).map(
        ([reason, isHeld]) =>
          (state: CarouselState<number>) =>
            held(state, reason, isHeld),
      ),
    );
    fc.assert(
      fc.property(fc.nat({ max: 12 }), slideList, fc.array(step), (index, list, steps) => {
        let state = withSlides<number>(startingAt(index), list);
        for (const next of steps) {
          state = next(state);
          expect(state.index).toBeGreaterThanOrEqual(0);
          expect(state.index).toBeLessThan(Math.max(state.slides.length, 1));
          expect(new Set(state.holds).size).toBe(state.holds.length);
        }
      }),
    );
  });
});
