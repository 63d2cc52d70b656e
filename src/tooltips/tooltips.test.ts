import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isVisible, NO_TIP, nextTip, type TipEvent, type TipState } from "./tooltips.ts";

type Event = TipEvent<string>;

const hover = (trigger?: string): Event => ({ type: "hover", trigger });
const press = (trigger?: string): Event => ({ type: "press", trigger });
const focus = (trigger?: string): Event => ({ type: "focus", trigger });
const lose = (trigger: string): Event => ({ type: "lose", trigger });
const elapse: Event = { type: "elapse" };
const dismiss: Event = { type: "dismiss", by: "key" };
const click: Event = { type: "dismiss", by: "press" };
const change = (trigger: string): Event => ({ type: "change", trigger });
const release: Event = { type: "release" };
const tap: Event = { type: "tap" };

const stateAfter = (...events: readonly Event[]) => events.reduce<TipState<string>>(nextTip, NO_TIP);

/** `shown A`, `idle`. */
const words = ({ tip }: TipState<string>) => [tip.name, tip.trigger].filter(Boolean).join(" ");
const tipAfter = (...events: readonly Event[]) => words(stateAfter(...events));

describe("a pointer", () => {
  it("shows the tip after a wait", () => {
    expect(tipAfter(hover("A"))).toBe("waiting A");
    expect(tipAfter(hover("A"), elapse)).toBe("shown A");
  });

  it("that leaves during the wait shows no tip", () => {
    expect(tipAfter(hover("A"), hover())).toBe("idle");
    expect(tipAfter(hover("A"), hover("B"))).toBe("waiting B");
  });

  it("that leaves has some time to come back or to reach the tip", () => {
    const shown = [hover("A"), elapse];
    expect(tipAfter(...shown, hover())).toBe("leaving A");
    expect(tipAfter(...shown, hover(), hover("A"))).toBe("shown A");
    expect(tipAfter(...shown, hover(), elapse)).toBe("idle");
  });

  it("shows the next tip at once while one shows", () => {
    expect(tipAfter(hover("A"), elapse, hover("B"))).toBe("shown B");
    expect(tipAfter(hover("A"), elapse, hover(), hover("B"))).toBe("shown B");
  });
});

describe("the focus", () => {
  it("shows a tip at once, and ends it at once", () => {
    expect(tipAfter(focus("A"))).toBe("shown A");
    expect(tipAfter(focus("A"), focus())).toBe("idle");
    expect(tipAfter(focus("A"), focus("B"))).toBe("shown B");
  });

  it("and the pointer each show the tip of what they reach last", () => {
    expect(tipAfter(hover("A"), elapse, focus("B"))).toBe("shown B");
    expect(tipAfter(focus("B"), hover("A"))).toBe("shown A");
  });

  it("keeps its tip when the pointer leaves", () => {
    expect(tipAfter(focus("A"), hover("A"), hover())).toBe("shown A");
    expect(tipAfter(focus("A"), hover("B"), hover())).toBe("shown A");
  });
});

describe("a finger", () => {
  it("that rests shows the tip, which stays when the finger lifts", () => {
    expect(tipAfter(press("A"))).toBe("waiting A");
    expect(tipAfter(press("A"), elapse, release)).toBe("shown A");
  });

  it("that taps what does something shows none, also while another tip shows", () => {
    expect(tipAfter(press("A"), release)).toBe("idle");
    expect(tipAfter(press("A"), elapse, release, press("B"))).toBe("waiting B");
  });

  it("that taps what does nothing else shows the tip at once, and hides it with the next tap", () => {
    expect(tipAfter(press("A"), tap)).toBe("shown A");
    expect(tipAfter(press("A"), tap, press("A"))).toBe("idle");
    expect(tipAfter(press("A"), tap, press("A"), tap)).toBe("idle");
    expect(tipAfter(press("A"), tap, press("A"), tap, press("A"), tap)).toBe("shown A");
    expect(tipAfter(press("A"), tap, press("B"), tap)).toBe("shown B");
    expect(tipAfter(focus("A"), press("A"), tap)).toBe("idle");
  });

  it("that taps does not shorten the wait of a pointer", () =>
    expect(tipAfter(hover("A"), tap)).toBe("waiting A"));

  it("that presses elsewhere ends the tip", () => {
    expect(tipAfter(press("A"), elapse, release, press(), elapse)).toBe("idle");
  });
});

describe("a visitor who dismisses a tip", () => {
  it("does not see it again while pointer and focus stay", () => {
    expect(tipAfter(hover("A"), elapse, dismiss)).toBe("idle");
    expect(tipAfter(hover("A"), elapse, dismiss, hover("A"), elapse)).toBe("idle");
    expect(tipAfter(focus("A"), hover("A"), dismiss, hover())).toBe("idle");
    expect(tipAfter(focus("A"), hover("B"), dismiss)).toBe("idle");
  });

  it("sees it when they come back", () => {
    expect(tipAfter(hover("A"), elapse, dismiss, hover(), hover("A"), elapse)).toBe("shown A");
    expect(tipAfter(focus("A"), dismiss, hover("A"), elapse)).toBe("shown A");
  });

  it("sees another text after a press, but not after Escape", () => {
    expect(tipAfter(hover("A"), elapse, click, change("A"))).toBe("shown A");
    expect(tipAfter(hover("A"), elapse, click, change("B"))).toBe("idle");
    expect(tipAfter(hover("A"), elapse, click, hover(), change("A"))).toBe("idle");
    expect(tipAfter(hover("A"), elapse, dismiss, change("A"))).toBe("idle");
    expect(tipAfter(hover("A"), change("A"))).toBe("waiting A");
  });

  it("does not see a tip that was about to show", () => {
    expect(tipAfter(hover("A"), dismiss, elapse)).toBe("idle");
  });
});

describe("a trigger that is gone", () => {
  it.each([
    [[hover("A")]],
    [[hover("A"), elapse]],
    [[hover("A"), elapse, hover()]],
    [[focus("A"), hover("A")]],
  ])("has no tip after %j", (events) => expect(tipAfter(...events, lose("A"))).toBe("idle"));

  it("does not change the tip of another", () => {
    expect(tipAfter(focus("A"), lose("B"))).toBe("shown A");
    expect(tipAfter(focus("A"), hover("B"), lose("B"))).toBe("shown A");
  });
});

const trigger = fc.constantFrom("A", "B", "C");
const place = fc.option(trigger, { nil: undefined });
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  place.map(hover),
  place.map(press),
  place.map(focus),
  trigger.map(lose),
  trigger.map(change),
  fc.constantFrom(elapse, dismiss, click, release, tap),
);
const anyStory = fc.array(anyEvent, { maxLength: 40 });

describe("whatever happens", () => {
  it("a tip shows only for a trigger that the pointer, a finger or the focus is on or has just left", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const { claims, tip } = stateAfter(...story);
        if (tip.name === "idle") return;
        const claimed = claims.filter(({ dismissedBy }) => !dismissedBy).map((claim) => claim.trigger);
        if (tip.name === "leaving") expect(claimed).toEqual([]);
        else expect(claimed.at(-1)).toBe(tip.trigger);
      }),
    );
  });

  it("the state has no reference to a trigger that is gone", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(JSON.stringify(stateAfter(...story, lose("A")))).not.toContain('"A"');
      }),
    );
  });

  it("after a dismissal nothing shows and nothing waits", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(tipAfter(...story, dismiss)).toBe("idle");
        expect(tipAfter(...story, dismiss, elapse)).toBe("idle");
      }),
    );
  });

  it("no tip stays once pointer and focus are on no trigger", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const gone = stateAfter(...story, focus(), hover());
        expect(isVisible(gone.tip)).toBe(gone.tip.name === "leaving");
        expect(words(nextTip(gone, elapse))).toBe("idle");
      }),
    );
  });

  it("a tip that goes on is the same object, so that its timer does not restart", () => {
    fc.assert(
      fc.property(anyStory, anyEvent, (story, event) => {
        const before = stateAfter(...story);
        const next = nextTip(before, event);
        const goesOn = JSON.stringify(next.tip) === JSON.stringify(before.tip);
        expect(next.tip === before.tip).toBe(goesOn);
      }),
    );
  });
});
