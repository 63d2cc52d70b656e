import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CookieHintState, initialState } from "./cookie-hint.host.ts";
import { decided, fadeOpacities, isOpen, isShown, opened, recalled, signalled } from "./cookie-hint.ts";

const UNDECIDED = initialState();
const HIDE = { whenDecided: "hide" } as const;
const SHOW = { whenDecided: "show" } as const;
const BY_VISITOR = { takesFocus: true, isModal: false } as const;

describe("the banner shows", () => {
  it("by itself until the visitor decides", () => expect(isShown(UNDECIDED, HIDE)).toBe(true));

  it.each(["accepted", "declined"] as const)("not on a later visit once the visitor has %s", (choice) => {
    expect(isShown(recalled(UNDECIDED, choice), HIDE)).toBe(false);
    expect(isShown(recalled(UNDECIDED, choice), SHOW)).toBe(true);
  });

  it("until it has faded out after a choice, although the visitor can no longer choose", () => {
    const fading = decided(UNDECIDED, "accepted", HIDE);
    expect(isShown(fading, HIDE)).toBe(true);
    expect(isOpen(fading, HIDE)).toBe(false);
    expect(isShown({ ...fading, banner: "closed" }, SHOW)).toBe(false);
  });

  it("again when it is opened, and keeps the choice until there is another", () => {
    const reopened = opened(recalled(UNDECIDED, "accepted"), BY_VISITOR);
    expect(isOpen(reopened, HIDE)).toBe(true);
    expect(reopened.choice).toBe("accepted");
  });

  it("not when another tab makes a choice while it is closed", () => {
    const closed = recalled(UNDECIDED, "accepted");
    expect(decided(closed, "declined", HIDE).banner).toBe("closed");
  });
});

describe("the browser's own signal", () => {
  it("is a refusal until the visitor decides, and ends when the page no longer respects it", () => {
    const refused = signalled(UNDECIDED, true);
    expect(refused.choice).toBe("declined");
    expect(isShown(refused, HIDE)).toBe(false);
    expect(signalled(refused, false)).toEqual(UNDECIDED);
  });

  it("never replaces the visitor's choice", () => {
    const chosen = decided(opened(signalled(UNDECIDED, true), BY_VISITOR), "accepted", HIDE);
    expect(signalled(chosen, true).choice).toBe("accepted");
    expect(signalled(chosen, false).choice).toBe("accepted");
  });
});

it("a choice closes the dialog and ends the focus and the signal, in every state of the banner", () => {
  const states = fc.record<CookieHintState>({
    banner: fc.constantFrom("auto", "opened", "fading", "closed"),
    choice: fc.constantFrom("accepted", "declined", undefined),
    isSignalled: fc.boolean(),
    isConfirming: fc.boolean(),
    takesFocus: fc.boolean(),
    isModal: fc.boolean(),
  });
  fc.assert(
    fc.property(states, fc.constantFrom("accepted", "declined"), (state, choice) => {
      const after = decided(state, choice, HIDE);
      expect(after).toMatchObject({
        choice,
        isSignalled: false,
        isConfirming: false,
        takesFocus: false,
        isModal: false,
      });
      expect(isOpen(after, HIDE)).toBe(false);
    }),
  );
});

describe("a closing banner", () => {
  it("loses a tenth of its opacity per frame", () => {
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

  it("always ends at 0 and never rises", () => {
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
