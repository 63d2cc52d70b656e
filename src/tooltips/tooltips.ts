/** How long a finger rests on a trigger before the tip shows: the long press of Android and iOS. */
export const LONG_PRESS_MS = 500;

/** How long a tip stays after the pointer has left: enough to reach the tip past its corner. */
export const LEAVE_MS = 150;

type Cause = "hover" | "press" | "focus";

/** A reason to show a tip. The pointer, the focus and a tip that stays have at most one claim each; the latest is last. */
interface Claim<T> {
  readonly by: Cause | "toggle";
  readonly trigger: T;
  readonly dismissedBy?: Dismissal | undefined;
}

type Dismissal = "press" | "key";

export type Tip<T> =
  | { readonly name: "idle"; readonly trigger?: undefined }
  | { readonly name: "waiting"; readonly trigger: T; readonly by: Claim<T>["by"] }
  | { readonly name: "shown" | "leaving"; readonly trigger: T };

/** The state of the page's one tip. */
export interface TipState<T> {
  readonly claims: readonly Claim<T>[];
  readonly tip: Tip<T>;
}

export type TipEvent<T> =
  /** The pointer, a finger or the focus is now on this trigger, or with undefined on none. */
  | { readonly type: Cause; readonly trigger: T | undefined }
  /** The visitor has pressed a trigger whose tip comes and goes with each press. */
  | { readonly type: "toggle"; readonly trigger: T }
  /** The finger is lifted: after a short touch of what does nothing else, or in any other way. */
  | { readonly type: "tap" | "release" }
  /** The visitor dismisses the tip. */
  | { readonly type: "dismiss"; readonly by: Dismissal }
  /** The trigger has another text than the one that a press has dismissed. */
  | { readonly type: "change"; readonly trigger: T }
  /** The time of waiting or leaving is up. */
  | { readonly type: "elapse" }
  /** The trigger is gone, hidden or no trigger any more. */
  | { readonly type: "lose"; readonly trigger: T };

const IDLE = { name: "idle" } as const;

export const NO_TIP: TipState<never> = { claims: [], tip: IDLE };

/** The state after an event. A tip that goes on stays the same object. */
export function nextTip<T>(state: TipState<T>, event: TipEvent<T>): TipState<T> {
  const claims = claimsAfter(state, event);
  const claim = claims.findLast(({ dismissedBy }) => !dismissedBy);
  const tip = claim ? tipFor(claim, state.tip, event) : tipWithout(state.tip, event);
  return { claims, tip: isSame(tip, state.tip) ? state.tip : tip };
}

export const isVisible = <T>({ name }: Tip<T>) => name === "shown" || name === "leaving";

function claimsAfter<T>({ claims, tip }: TipState<T>, event: TipEvent<T>): readonly Claim<T>[] {
  switch (event.type) {
    case "elapse":
    case "tap":
      return claims;
    case "release":
      return tip.name === "waiting" ? claims.filter(({ by }) => by !== "press") : claims;
    case "dismiss":
      return dismissed(claims, event.by);
    case "change":
      return claims.map((claim) => (claim.trigger === event.trigger ? revived(claim) : claim));
    case "lose":
      return claims.filter(({ trigger }) => trigger !== event.trigger);
    case "toggle": {
      const { trigger } = event;
      const isOn = claims.some((claim) => claim.by === "toggle" && claim.trigger === trigger);
      return isOn ? withoutToggle(claims) : [...withoutToggle(claims), { by: "toggle", trigger }];
    }
    default:
      if (isRepeatedPress(tip, event)) return dismissed(claims, "press");
      return replaced(event.type === "press" ? withoutToggle(claims) : claims, event.type, event.trigger);
  }
}

const withoutToggle = <T>(claims: readonly Claim<T>[]) => claims.filter(({ by }) => by !== "toggle");

const dismissed = <T>(claims: readonly Claim<T>[], dismissedBy: Dismissal) =>
  withoutToggle(claims).map((claim) => ({ ...claim, dismissedBy }));

/** Escape is for the trigger, a press for the text. */
const revived = <T>(claim: Claim<T>): Claim<T> =>
  claim.dismissedBy === "press" ? { ...claim, dismissedBy: undefined } : claim;

/** A finger on a trigger whose tip shows dismisses the tip. */
const isRepeatedPress = <T>(tip: Tip<T>, event: TipEvent<T>) =>
  tip.name === "shown" && event.type === "press" && event.trigger === tip.trigger;

/** A pointer or focus that is where it was keeps its claim; each press is a new one. */
function replaced<T>(claims: readonly Claim<T>[], by: Cause, trigger: T | undefined) {
  const isOfSource = (claim: Claim<T>) =>
    claim.by !== "toggle" && (claim.by === "focus") === (by === "focus");
  const isHeld = claims.some((claim) => claim.by === by && claim.trigger === trigger);
  if (isHeld && by !== "press") return claims;
  const others = claims.filter((claim) => !isOfSource(claim));
  return trigger === undefined ? others : [...others, { by, trigger }];
}

/** The pointer gets the next tip without a wait while one shows; a finger does not, because a tap may do something else. */
function tipFor<T>({ by, trigger }: Claim<T>, tip: Tip<T>, event: TipEvent<T>): Tip<T> {
  const isTapped = event.type === "tap" && by === "press";
  const isTimeUp = tip.name === "waiting" && (event.type === "elapse" || isTapped);
  const goesOn = isVisible(tip) && (by === "hover" || tip.trigger === trigger);
  if (event.type === "change" && tip.name === "idle") return { name: "shown", trigger };
  return /focus|toggle/.test(by) || isTimeUp || goesOn
    ? { name: "shown", trigger }
    : { name: "waiting", trigger, by };
}

function tipWithout<T>(tip: Tip<T>, event: TipEvent<T>): Tip<T> {
  const hasPointerLeft = event.type === "hover" || event.type === "press";
  if (isRepeatedPress(tip, event)) return IDLE;
  if (tip.name === "shown" && hasPointerLeft) return { name: "leaving", trigger: tip.trigger };
  if (tip.name !== "leaving") return IDLE;
  const isOver = event.type === "elapse" || event.type === "dismiss";
  const isLost = event.type === "lose" && event.trigger === tip.trigger;
  return isOver || isLost ? IDLE : tip;
}

const isSame = <T>(one: Tip<T>, other: Tip<T>) =>
  one.name === other.name && one.trigger === other.trigger && causeOf(one) === causeOf(other);

const causeOf = <T>(tip: Tip<T>) => ("by" in tip ? tip.by : undefined);
