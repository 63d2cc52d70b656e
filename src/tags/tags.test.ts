import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Choice } from "../kernel/consent/consent.ts";
import type { TagsOptions } from "./services/service-address.ts";
import { FRESH_PAGE, nextSteps, type Page, type Step, type Visitor } from "./tags.ts";

const NOW = new Date(0);
const NOTHING: TagsOptions = { load: "always", gtmId: "", gaId: "", matomoUrl: "", matomoSite: "" };
const GTM = { ...NOTHING, gtmId: "GTM-A1" };
const ALL = { ...GTM, gaId: "G-B2", matomoUrl: "https://stats.example/", matomoSite: "3" };

const UNDECIDED: Visitor = { choice: undefined, isNew: false };
const stored = (choice: Choice): Visitor => ({ choice, isNew: false });
const decided = (choice: Choice): Visitor => ({ choice, isNew: true });

/** A step in a few words: `default denied`, `update granted`, `matomo setConsentGiven`, `load gtm`. */
function short(step: Step): string {
  if (step.to === "load") return `load ${step.service}`;
  if (step.to === "dataLayer") return [step.entry.event, step.entry.choice].filter(Boolean).join(" ");
  const [name, kind, signals] = step.command;
  if (name !== "consent") return `${step.to} ${String(name)}`;
  return `${kind} ${[...new Set(Object.values(signals as object))].join("/")}`;
}

/** The steps on one page for these choices and options, one after the other. */
function story(...chapters: (readonly [Visitor, TagsOptions])[]): Step[][] {
  let page: Page = FRESH_PAGE;
  return chapters.map(([visitor, options]) => {
    const next = nextSteps(page, visitor, options, NOW);
    page = next.page;
    return next.steps;
  });
}

const sent = (...chapters: Parameters<typeof story>) => story(...chapters).map((steps) => steps.map(short));

const MATOMO_SETUP = [
  "matomo setTrackerUrl",
  "matomo setSiteId",
  "matomo trackPageView",
  "matomo enableLinkTracking",
  "load matomo",
];

describe("with load=always", () => {
  it("without a choice, denies everything, then loads the services; Matomo waits for consent", () => {
    expect(sent([UNDECIDED, ALL])).toEqual([
      [
        "default denied",
        "gtm.js",
        "load gtm",
        "gtag js",
        "gtag config",
        "load ga",
        "matomo requireConsent",
        ...MATOMO_SETUP,
      ],
    ]);
  });

  it("with a stored acceptance, sends the update before loading any service", () => {
    expect(sent([stored("accepted"), ALL])).toEqual([
      [
        "default denied",
        "update granted",
        "gtm.js",
        "load gtm",
        "gtag js",
        "gtag config",
        "load ga",
        "matomo requireConsent",
        "matomo setConsentGiven",
        ...MATOMO_SETUP,
      ],
    ]);
  });

  it("with a stored refusal, sends it and loads the services all the same", () => {
    expect(sent([stored("declined"), GTM])).toEqual([
      ["default denied", "update denied", "gtm.js", "load gtm"],
    ]);
  });

  it("on accepting, sends the update, then pushes the event", () => {
    expect(sent([UNDECIDED, ALL], [decided("accepted"), ALL])[1]).toEqual([
      "update granted",
      "matomo setConsentGiven",
      "dealer-cookie-hint-decided accepted",
    ]);
  });

  it("on declining without an earlier acceptance, sends nothing to Matomo", () => {
    expect(sent([UNDECIDED, ALL], [decided("declined"), ALL])[1]).toEqual([
      "update denied",
      "dealer-cookie-hint-decided declined",
    ]);
  });

  it("on declining after accepting, withdraws everything", () => {
    expect(sent([stored("accepted"), ALL], [decided("declined"), ALL])[1]).toEqual([
      "update denied",
      "matomo forgetConsentGiven",
      "dealer-cookie-hint-decided declined",
    ]);
  });
});

describe("with load=after-consent", () => {
  const GTM_LATER = { ...GTM, load: "after-consent" } as const;

  it("loads nothing before consent", () => {
    expect(sent([UNDECIDED, GTM_LATER], [decided("declined"), GTM_LATER])).toEqual([
      ["default denied"],
      ["update denied", "dealer-cookie-hint-decided declined"],
    ]);
    expect(sent([stored("declined"), GTM_LATER])).toEqual([["default denied", "update denied"]]);
  });

  it("loads at once with a stored acceptance", () => {
    expect(sent([stored("accepted"), GTM_LATER])).toEqual([
      ["default denied", "update granted", "gtm.js", "load gtm"],
    ]);
  });

  it("on accepting, sends the update, pushes the event, then loads", () => {
    expect(sent([UNDECIDED, GTM_LATER], [decided("accepted"), GTM_LATER])).toEqual([
      ["default denied"],
      ["update granted", "dealer-cookie-hint-decided accepted", "gtm.js", "load gtm"],
    ]);
  });
});

describe("each service gets", () => {
  it("every signal of Consent Mode v2", () => {
    const [[step] = []] = story([UNDECIDED, NOTHING]);
    expect(step).toEqual({
      to: "gtag",
      command: [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
          functionality_storage: "denied",
          personalization_storage: "denied",
          security_storage: "denied",
        },
      ],
    });
  });

  it("its id, its address and the time", () => {
    const [steps = []] = story([UNDECIDED, ALL]);
    expect(steps).toContainEqual({ to: "dataLayer", entry: { "gtm.start": 0, event: "gtm.js" } });
    expect(steps).toContainEqual({ to: "gtag", command: ["js", NOW] });
    expect(steps).toContainEqual({ to: "gtag", command: ["config", "G-B2"] });
    expect(steps).toContainEqual({
      to: "matomo",
      command: ["setTrackerUrl", "https://stats.example/matomo.php"],
    });
    expect(steps).toContainEqual({ to: "matomo", command: ["setSiteId", "3"] });
  });
});

const choice = fc.constantFrom<Choice>("accepted", "declined");
const options: fc.Arbitrary<TagsOptions> = fc.record({
  load: fc.constantFrom("always", "after-consent"),
  gtmId: fc.constantFrom("", "GTM-A1", "GTM-A2"),
  gaId: fc.constantFrom("", "G-B1", "GT-B2"),
  matomoUrl: fc.constantFrom("", "https://stats.example/", "https://other.example/"),
  matomoSite: fc.constantFrom("", "1", "2"),
});
const visitorOf = (some: fc.Arbitrary<Choice | undefined>): fc.Arbitrary<Visitor> =>
  fc.record({ choice: some, isNew: fc.boolean() });
const stories = (some: fc.Arbitrary<Choice | undefined>) =>
  fc.array(fc.tuple(visitorOf(some), options), { minLength: 1, maxLength: 8 });
const any = fc.option(choice, { nil: undefined });

const GRANTS = /granted|setConsentGiven/;

describe("in any sequence of choices and options", () => {
  const check = (some: fc.Arbitrary<Choice | undefined>, holds: (steps: Step[][]) => void) =>
    fc.assert(fc.property(stories(some), (chapters) => holds(story(...chapters))));

  it("the default comes first and only once", () =>
    check(any, (steps) => {
      const all = steps.flat().map(short);
      expect(all[0]).toBe("default denied");
      expect(all.filter((step) => step.startsWith("default"))).toHaveLength(1);
    }));

  it("each service is loaded at most once", () =>
    check(any, (steps) => {
      const loads = steps.flat().filter(({ to }) => to === "load");
      expect(new Set(loads.map(short)).size).toBe(loads.length);
    }));

  it("a refusal never grants anything", () =>
    check(fc.constantFrom("declined", undefined), (steps) => {
      expect(
        steps
          .flat()
          .map(short)
          .filter((step) => GRANTS.test(step)),
      ).toEqual([]);
    }));

  it("`requireConsent` is Matomo's first command", () =>
    check(any, (steps) => {
      const first = steps.flat().find(({ to }) => to === "matomo");
      if (first) expect(short(first)).toBe("matomo requireConsent");
    }));

  it("only an acceptance grants, and the last update is the visitor's last choice", () =>
    fc.assert(
      fc.property(stories(any), (chapters) => {
        const steps = story(...chapters);
        let last: string | undefined;
        chapters.forEach(([{ choice }], index) => {
          const all = (steps[index] ?? []).map(short);
          if (choice !== "accepted") expect(all.filter((step) => GRANTS.test(step))).toEqual([]);
          last = all.findLast((step) => step.startsWith("update")) ?? last;
          if (choice) expect(last).toBe(choice === "accepted" ? "update granted" : "update denied");
        });
      }),
    ));

  it("with load=after-consent nothing is loaded without consent", () =>
    fc.assert(
      fc.property(stories(any), (chapters) => {
        const later = chapters.map(
          ([visitor, some]) => [visitor, { ...some, load: "after-consent" }] as const,
        );
        story(...later).forEach((steps, index) => {
          if (later[index]?.[0].choice !== "accepted")
            expect(steps.filter(({ to }) => to === "load")).toEqual([]);
        });
      }),
    ));
});
