import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Choice } from "../kernel/consent/consent.ts";
import { FRESH_PAGE, serviceSteps } from "./later/services/service-steps.ts";
import type { Step } from "./later/services/setup-steps.ts";
import { matomo } from "./steps.ts";
import type { TagsOptions, Visitor } from "./tags.host.ts";
import { afterTelling, consentSteps, NOTHING_TOLD, needsServices } from "./tags.ts";

const NOW = new Date(0);
const NOTHING: TagsOptions = {
  ...{ load: "always", pageViews: "load", leads: "", dataLayer: "dataLayer" },
  ...{ gtmId: "", gaId: "", matomoUrl: "", matomoSite: "", gtmHost: "", gtmAuth: "", gtmPreview: "" },
  ...{ uetConsent: false, clarityConsent: false, adsDataRedaction: false, urlPassthrough: false },
};
const GTM = { ...NOTHING, gtmId: "GTM-A1" };
const ALL = { ...GTM, gaId: "G-B2", matomoUrl: "https://stats.example/", matomoSite: "3" };

const UNDECIDED: Visitor = { choice: undefined, isNew: false };
const stored = (choice: Choice): Visitor => ({ choice, isNew: false });
const decided = (choice: Choice): Visitor => ({ choice, isNew: true });

/** A step in a few words: `default denied`, `update granted`, `matomo setConsentGiven`, `load gtm`. */
function short(step: Step): string {
  if (step.to === "refuse") return "refuse";
  if (step.to === "load") return `load ${step.service}`;
  if (step.to === "dataLayer") return [step.entry.event, step.entry.choice].filter(Boolean).join(" ");
  const [name, kind, signals] = step.command;
  if (name !== "consent") return `${step.to} ${String(name)}`;
  return `${kind} ${[...new Set(Object.values(signals as object))].join("/")}`;
}

/** The steps on one page for these choices and options, one after the other. */
function story(...chapters: (readonly [Visitor, TagsOptions])[]): Step[][] {
  let told = NOTHING_TOLD;
  let page = FRESH_PAGE as Parameters<typeof serviceSteps>[0];
  let hasCode = false;
  return chapters.map(([visitor, options]) => {
    const consent = consentSteps(told, visitor, options.dataLayer);
    told = afterTelling(told, visitor, options.dataLayer);
    hasCode ||= needsServices(options, visitor);
    if (!hasCode) return consent;
    const next = serviceSteps(page, visitor.choice, options, NOW);
    page = next.page;
    return [...consent, ...next.steps];
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
      "dealer-cookie-hint-decided accepted",
      "matomo setConsentGiven",
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
      "dealer-cookie-hint-decided declined",
      "matomo forgetConsentGiven",
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

const loadsOf = (steps: Step[]) => steps.flatMap((step) => (step.to === "load" ? step.address : []));
const GTM_JS = "https://www.googletagmanager.com/gtm.js";
const GTAG_JS = "https://www.googletagmanager.com/gtag/js";

describe("several containers and ids", () => {
  const two = { ...NOTHING, gtmId: "GTM-A1 , GTM-A2", gaId: "G-B1,G-B2" };
  const addresses = [`${GTM_JS}?id=GTM-A1`, `${GTM_JS}?id=GTM-A2`, `${GTAG_JS}?id=G-B1`];
  const words = ["default denied", "gtm.js", "load gtm", "gtm.js", "load gtm"];

  it("of one element are loaded each once, and Google's tag once with a config each", () => {
    const [steps = []] = story([UNDECIDED, two]);
    expect(steps.map(short)).toEqual([...words, "gtag js", "gtag config", "gtag config", "load ga"]);
    expect(loadsOf(steps)).toEqual(addresses);
  });

  it("of two elements too", () => {
    const first = { ...NOTHING, gtmId: "GTM-A1", gaId: "G-B1" };
    const second = { ...NOTHING, gtmId: "GTM-A2", gaId: "G-B2" };
    const chapters = [first, second, two].map((options) => [UNDECIDED, options] as const);
    expect(story(...chapters).map(loadsOf)).toEqual([[addresses[0], addresses[2]], [addresses[1]], []]);
    expect(sent(...chapters)[1]).toEqual(["gtm.js", "load gtm", "gtag config"]);
  });

  it("a second Matomo is refused once", () => {
    const other = { ...ALL, matomoSite: "4" };
    expect(sent([UNDECIDED, ALL], [UNDECIDED, other], [UNDECIDED, other], [UNDECIDED, ALL]).slice(1)).toEqual(
      [["refuse"], [], []],
    );
  });
});

describe("another data layer", () => {
  const MINE = { ...GTM, gaId: "G-B2", dataLayer: "mine" };

  it("gets everything, and Google's scripts are told its name", () => {
    const [steps = []] = story([stored("accepted"), MINE]);
    expect(steps.flatMap((step) => ("queue" in step ? step.queue : []))).toEqual(Array(7).fill("mine"));
    expect(loadsOf(steps)).toEqual([`${GTM_JS}?id=GTM-A1&l=mine`, `${GTAG_JS}?id=G-B2&l=mine`]);
  });

  it("beside the first one has the same consent, whichever element receives a choice", () => {
    const other = { ...NOTHING, dataLayer: "mine" };
    const [, second = [], third = []] = story(
      [stored("accepted"), GTM],
      [stored("accepted"), other],
      [decided("declined"), GTM],
    );
    expect(second.map(short)).toEqual(["default denied", "update granted"]);
    const queues = (word: string) =>
      third.flatMap((step) => ("queue" in step && short(step) === word ? step.queue : []));
    expect(queues("update denied")).toEqual(["dataLayer", "mine"]);
    expect(queues("dealer-cookie-hint-decided declined")).toEqual(["dataLayer", "mine"]);
  });
});

describe("settings of Google", () => {
  it("come after the default and before an id, once", () => {
    const both = { ...NOTHING, gaId: "G-B2", adsDataRedaction: true, urlPassthrough: true };
    const [steps = [], again = []] = story([UNDECIDED, both], [decided("accepted"), both]);
    expect(steps.slice(1, 3)).toEqual([
      { to: "gtag", queue: "dataLayer", command: ["set", "ads_data_redaction", true] },
      { to: "gtag", queue: "dataLayer", command: ["set", "url_passthrough", true] },
    ]);
    expect(short(steps[0] as Step)).toBe("default denied");
    expect(again.map(short)).toEqual(["update granted", "dealer-cookie-hint-decided accepted"]);
  });
});

describe("each service gets", () => {
  it("every signal of Consent Mode v2", () => {
    const [[step] = []] = story([UNDECIDED, NOTHING]);
    expect(step).toEqual({
      to: "gtag",
      queue: "dataLayer",
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
    const queue = "dataLayer";
    expect(steps).toContainEqual({ to: "dataLayer", queue, entry: { "gtm.start": 0, event: "gtm.js" } });
    expect(steps).toContainEqual({ to: "gtag", queue, command: ["js", NOW] });
    expect(steps).toContainEqual({ to: "gtag", queue, command: ["config", "G-B2"] });
    expect(steps).toContainEqual(matomo("setTrackerUrl", "https://stats.example/matomo.php"));
    expect(steps).toContainEqual(matomo("setSiteId", "3"));
  });
});

const choice = fc.constantFrom<Choice>("accepted", "declined");
const options: fc.Arbitrary<TagsOptions> = fc.record({
  load: fc.constantFrom("always", "after-consent"),
  pageViews: fc.constantFrom("load", "history"),
  leads: fc.constant(""),
  dataLayer: fc.constantFrom("dataLayer", "other"),
  gtmId: fc.constantFrom("", "GTM-A1", "GTM-A2", "GTM-A2, GTM-A1,GTM-A3,GTM-A1"),
  gaId: fc.constantFrom("", "G-B1", "GT-B2", "GT-B2,G-B1,GT-B2"),
  gtmHost: fc.constantFrom("", "https://metrics.example/"),
  gtmAuth: fc.constantFrom("", "abc_D-1"),
  gtmPreview: fc.constantFrom("", "env-3"),
  uetConsent: fc.boolean(),
  clarityConsent: fc.boolean(),
  adsDataRedaction: fc.boolean(),
  urlPassthrough: fc.boolean(),
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

  /** The steps of each data layer. */
  const byLayer = (steps: Step[][]) =>
    ["dataLayer", "other"]
      .map((name) => steps.flat().filter((step) => "queue" in step && step.queue === name))
      .filter((some) => some.length > 0);

  it("the default comes first in each data layer, and only once", () =>
    check(any, (steps) => {
      for (const layer of byLayer(steps)) {
        const all = layer.map(short);
        expect(all[0]).toBe("default denied");
        expect(all.filter((step) => step.startsWith("default"))).toHaveLength(1);
      }
    }));

  it("each script is loaded at most once, and each id is configured at most once", () =>
    check(any, (steps) => {
      const scripts = steps.flat().flatMap((step) => {
        if (step.to !== "load") return [];
        return step.service === "gtm" ? (/id=[^&]+/.exec(step.address) ?? []) : step.service + step.queue;
      });
      const configs = steps
        .flat()
        .flatMap((step) => (step.to === "gtag" && step.command[0] === "config" ? step.command[1] : []));
      for (const once of [scripts, configs]) expect(new Set(once).size).toBe(once.length);
    }));

  it("a setting comes before the first id", () =>
    check(any, (steps) => {
      for (const layer of byLayer(steps)) {
        const all = layer.map(short);
        const before = all.slice(0, all.indexOf("gtag set"));
        if (all.indexOf("gtag set") > 0) expect(before[0]).toBe("default denied");
        expect(all.filter((step) => step === "gtag set").length).toBeLessThanOrEqual(2);
      }
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
