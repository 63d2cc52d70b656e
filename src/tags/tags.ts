import type { Choice } from "../kernel/consent.ts";
import { matomoFile, type Service, scriptAddresses, type TagsOptions } from "./service-address.ts";

/** What is known of the visitor: the choice, and whether it was made while the page was open. */
export interface Visitor {
  readonly choice: Choice | undefined;
  readonly isNews: boolean;
}

/** What has been done on a page: all of it once, whichever element asked for it. */
export interface Page {
  readonly hasDefault: boolean;
  /** The last choice that the services were told. */
  readonly told: Choice | undefined;
  readonly asked: readonly Service[];
}

export const FRESH_PAGE: Page = { hasDefault: false, told: undefined, asked: [] };

export type PushStep =
  | { readonly to: "gtag" | "matomo"; readonly command: readonly unknown[] }
  | { readonly to: "dataLayer"; readonly entry: Readonly<Record<string, unknown>> };

export interface LoadStep {
  readonly to: "load";
  readonly service: Service;
  readonly address: string;
}

export type Step = PushStep | LoadStep;

const SIGNALS = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
  "security_storage",
] as const;

const VERDICTS = { accepted: "granted", declined: "denied" } as const;

/** All of Consent Mode's signals at once: the visitor was asked one question. */
const consent = (kind: "default" | "update", choice: Choice): Step => ({
  to: "gtag",
  command: ["consent", kind, Object.fromEntries(SIGNALS.map((signal) => [signal, VERDICTS[choice]]))],
});

const matomo = (...command: unknown[]): Step => ({ to: "matomo", command });

/** What is left to do on the page for these options, in this order, and the page when it is done. */
export function nextSteps(page: Page, visitor: Visitor, options: TagsOptions, now: Date) {
  const { choice } = visitor;
  const services = servicesToLoad(page, choice, options);
  const steps: Step[] = [
    ...(page.hasDefault ? [] : [consent("default", "declined")]),
    ...updateSteps(page, visitor),
    ...services.flatMap(([service, address]) => [
      ...openings[service](options, choice, now),
      { to: "load" as const, service, address },
    ]),
  ];
  const asked = [...page.asked, ...services.map(([service]) => service)];
  return { steps, page: { hasDefault: true, told: choice ?? page.told, asked } satisfies Page };
}

function updateSteps({ told, asked }: Page, { choice, isNews }: Visitor): Step[] {
  if (!choice || choice === told) return [];
  return [
    consent("update", choice),
    ...(asked.includes("matomo") ? matomoUpdate(told, choice) : []),
    ...(isNews ? [{ to: "dataLayer" as const, entry: { event: "dealer-cookie-hint-decided", choice } }] : []),
  ];
}

/** To Matomo a refusal is only news after an acceptance; `forgetConsentGiven` would note it in a cookie. */
function matomoUpdate(told: Choice | undefined, choice: Choice): Step[] {
  if (choice === "accepted") return [matomo("setConsentGiven")];
  return told === "accepted" ? [matomo("forgetConsentGiven")] : [];
}

function servicesToLoad({ asked }: Page, choice: Choice | undefined, options: TagsOptions) {
  if (options.load === "after-consent" && choice !== "accepted") return [];
  const addresses = Object.entries(scriptAddresses(options)) as [Service, string][];
  return addresses.filter(([service]) => !asked.includes(service));
}

/** What each service wants to find when its script runs. */
const openings: Record<Service, (options: TagsOptions, choice: Choice | undefined, now: Date) => Step[]> = {
  gtm: (_, __, now) => [{ to: "dataLayer", entry: { "gtm.start": now.getTime(), event: "gtm.js" } }],
  ga: ({ gaId }, _, now) => [
    { to: "gtag", command: ["js", now] },
    { to: "gtag", command: ["config", gaId] },
  ],
  matomo: ({ matomoUrl, matomoSite }, choice) => [
    matomo("requireConsent"),
    ...(choice === "accepted" ? [matomo("setConsentGiven")] : []),
    matomo("setTrackerUrl", matomoFile(matomoUrl, "matomo.php")),
    matomo("setSiteId", matomoSite),
    matomo("trackPageView"),
    matomo("enableLinkTracking"),
  ],
};
