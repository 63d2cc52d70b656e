import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CookieHintState,
  decided,
  fadeOpacities,
  isOpen,
  isShown,
  opened,
  recalled,
  signalled,
  UNDECIDED,
} from "./cookie-hint.ts";

const HIDE = { whenDecided: "hide" } as const;
const SHOW = { whenDecided: "show" } as const;

describe("the banner shows", () => {
  it("by itself while nothing is decided", () => expect(isShown(UNDECIDED, HIDE)).toBe(true));

  it.each(["accepted", "declined"] as const)("not on a later visit once the visitor has %s", (choice) => {
    expect(isShown(recalled(UNDECIDED, choice), HIDE)).toBe(false);
    expect(isShown(recalled(UNDECIDED, choice), SHOW)).toBe(true);
  });

  it("until it has faded out after a choice, although it is open no more", () => {
    const fading = decided(UNDECIDED, "accepted", HIDE);
    expect(isShown(fading, HIDE)).toBe(true);
    expect(isOpen(fading, HIDE)).toBe(false);
    expect(isShown({ ...fading, stand: "closed" }, SHOW)).toBe(false);
  });

  it("again when it is opened, with the choice kept until there is another", () => {
    const reopened = opened(recalled(UNDECIDED, "accepted"), true);
    expect(isOpen(reopened, HIDE)).toBe(true);
    expect(reopened.choice).toBe("accepted");
  });

  it("not for a choice that another tab made while it was closed", () => {
    const closed = recalled(UNDECIDED, "accepted");
    expect(decided(closed, "declined", HIDE).stand).toBe("closed");
  });
});

describe("the browser's own signal", () => {
  it("is a refusal where nothing is decided, and ends with the page's heed of it", () => {
    const refused = signalled(UNDECIDED, true);
    expect(refused.choice).toBe("declined");
    expect(isShown(refused, HIDE)).toBe(false);
    expect(signalled(refused, false)).toEqual(UNDECIDED);
  });

  it("gives way to what the visitor chooses", () => {
    const chosen = decided(opened(signalled(UNDECIDED, true), true), "accepted", HIDE);
    expect(signalled(chosen, true).choice).toBe("accepted");
    expect(signalled(chosen, false).choice).toBe("accepted");
  });
});

it("a choice ends the question, the focus and the signal, wherever the banner was", () => {
  const states = fc.record<CookieHintState>({
    stand: fc.constantFrom("auto", "opened", "fading", "closed"),
    choice: fc.constantFrom("accepted", "declined", undefined),
    isSignalled: fc.boolean(),
    isAsking: fc.boolean(),
    takesFocus: fc.boolean(),
  });
  fc.assert(
    fc.property(states, fc.constantFrom("accepted", "declined"), (state, choice) => {
      const after = decided(state, choice, HIDE);
      expect(after).toMatchObject({ choice, isSignalled: false, isAsking: false, takesFocus: false });
      expect(isOpen(after, HIDE)).toBe(false);
    }),
  );
});

describe("a closing banner", () => {
  it("loses a tenth a frame", () => {
    const rounded = fadeOpacities(0.1).map((opacity) => Number(opacity.toFixed(10)));
    expect(rounded).toEqual([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]);
  });

  it.each([
    [1, [0]],
    [0.5, [0.5, 0]],
    [0.4, [0.6, 0.2, 0]],
  ])("with a step of %d goes %j", (step, opacities) => {
    expect(fadeOpacities(step).map((opacity) => Number(opacity.toFixed(10)))).toEqual(opacities);
  });

  it("always ends at nothing, and never rises", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1, noNaN: true }), (step) => {
        const opacities = fadeOpacities(step);
        expect(opacities.at(-1)).toBe(0);
        expect([...opacities].sort((a, b) => b - a)).toEqual(opacities);
        expect(opacities.every((opacity) => opacity >= 0 && opacity < 1)).toBe(true);
      }),
    );
  });
});
