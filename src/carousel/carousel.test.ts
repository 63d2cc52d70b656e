import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carouselContract } from "./carousel.contract.ts";
import { type CarouselState, type Hold, initialState } from "./carousel.host.ts";
import {
  canStep,
  held,
  isPlaying,
  labelOf,
  moved,
  rotated,
  started,
  stepOfKey,
  stepped,
  stopped,
  withSlides,
} from "./carousel.ts";

const slides = ["up", "kia", "aygo"];
const at = (index: number, more: Partial<CarouselState<string>> = {}): CarouselState<string> => ({
  ...withSlides<string>(initialState(index), slides),
  rotates: true,
  holds: [],
  ...more,
});

describe("stepping through the slides", () => {
  it("goes one slide at a time, and on past both ends when slides loop", () => {
    expect(stepped(at(0), 1, true)).toMatchObject({ index: 1, heading: 1 });
    expect(stepped(at(2), 1, true)).toMatchObject({ index: 0, heading: 1 });
    expect(stepped(at(0), -1, true)).toMatchObject({ index: 2, heading: -1 });
  });

  it("stops at both ends when slides do not loop", () => {
    expect([0, 1, 2].map((index) => canStep(at(index), 1, false))).toEqual([true, true, false]);
    expect([0, 1, 2].map((index) => canStep(at(index), -1, false))).toEqual([false, true, true]);
    expect(stepped(at(2), 1, false)).toEqual(at(2));
  });

  it("goes where a row says, as long as that is another slide", () => {
    const row = { target: (index: number, by: number) => Math.min(index + 2 * by, 2) };
    expect(stepped(at(0, { row }), 1, false).index).toBe(2);
    expect(canStep(at(0, { row }), 1, false)).toBe(true);
    expect(canStep(at(2, { row }), 1, false)).toBe(false);
  });

  it("goes to any existing slide and ignores other indexes", () => {
    expect(moved(at(0), 2).index).toBe(2);
    for (const index of [-1, 3, 0.5, Number.NaN]) expect(moved(at(0), index)).toEqual(at(0));
  });

  it("goes by arrow keys in the direction of the text", () => {
    const steps = (isRightToLeft: boolean) =>
      ["ArrowRight", "ArrowLeft", "ArrowUp", "a"].map((key) => stepOfKey(key, isRightToLeft));
    expect(steps(false)).toEqual([1, -1, 0, 0]);
    expect(steps(true)).toEqual([-1, 1, 0, 0]);
  });

  it("labels a slide by its number, counted from 1", () => {
    expect(labelOf(carouselContract.attributes["slide-label"].default, 0, 6)).toBe("1 van 6");
    expect(labelOf("{total}: {index}, {index}", 5, 6)).toBe("6: 6, 6");
  });
});

describe("rotation", () => {
  it("shows each slide for 5,000 ms (spec §9)", () =>
    expect(carouselContract.attributes["interval-ms"].default).toBe(5000));

  it("needs at least two slides", () => {
    expect(isPlaying(at(0))).toBe(true);
    expect(isPlaying(at(0, { slides: ["up"] }))).toBe(false);
    expect(isPlaying(at(0, { slides: [] }))).toBe(false);
  });

  it("is paused while there is any hold", () => {
    const hovered = held(at(0), "hover", true);
    const both = held(hovered, "hidden", true);
    expect(isPlaying(both)).toBe(false);
    expect(isPlaying(held(both, "hover", false))).toBe(false);
    expect(isPlaying(held(held(both, "hover", false), "hidden", false))).toBe(true);
  });

  it("starts at once when the pointer that pressed the button is over the slides, but not on a hidden page", () => {
    expect(isPlaying(started(stopped(held(at(0), "hover", true)), true))).toBe(true);
    expect(isPlaying(started(stopped(held(at(0), "hidden", true)), true))).toBe(false);
  });

  it("starts over when slides loop, ends at the last when they do not, and then restarts from the first", () => {
    expect(rotated(at(2), true)).toMatchObject({ index: 0, rotates: true });
    expect(rotated(at(0), false)).toMatchObject({ index: 1, rotates: true });
    expect(rotated(at(1), false)).toMatchObject({ index: 2, rotates: false });
    expect(started(rotated(at(1), false), false)).toMatchObject({ index: 0, rotates: true });
  });
});

const slideList = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 });

describe("adding and removing slides", () => {
  it("keeps the shown slide shown at its new index", () => {
    fc.assert(
      fc.property(slideList, slideList, fc.nat({ max: 7 }), (before, after, index) => {
        const first = withSlides<number>(initialState(index), before);
        const now = withSlides(first, after);
        const shown = first.slides[first.index];
        if (shown !== undefined && after.includes(shown)) expect(now.slides[now.index]).toBe(shown);
      }),
    );
  });

  it("shows the next slide when the shown one is removed", () => {
    expect(withSlides(at(1), ["up", "aygo"]).index).toBe(1);
    expect(withSlides(at(2), ["up", "kia"]).index).toBe(1);
    expect(withSlides(at(2), []).index).toBe(0);
  });

  it("never leads to an index without a slide, whatever the visitor does in between", () => {
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
        let state = withSlides<number>(initialState(index), list);
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
