import type { Choice } from "../kernel/consent/consent.ts";
import { matomoFile, type Service, scriptAddresses, type TagsOptions } from "./services/service-address.ts";

/** The visitor's choice, and whether it was made while the page was open. */
export interface Visitor {
  readonly choice: Choice | undefined;
  readonly isNew: boolean;
}

/** What has been done on the page: each step is done once, by whichever element comes first. */
export interface Page {
  readonly hasDefault: boolean;
  /** The last choice that was sent to the services. */
  readonly sent: Choice | undefined;
  readonly requested: readonly Service[];
}

export const FRESH_PAGE: Page = { hasDefault: false, sent: undefined, requested: [] };

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

const SIGNAL_VALUES = { accepted: "granted", declined: "denied" } as const;

/** Sets all signals of Consent Mode to one value: the visitor answered one question. */
const consent = (kind: "default" | "update", choice: Choice): Step => ({
  to: "gtag",
  command: ["consent", kind, Object.fromEntries(SIGNALS.map((signal) => [signal, SIGNAL_VALUES[choice]]))],
});

const matomo = (...command: unknown[]): Step => ({ to: "matomo", command });

/** The steps that are left to do for these options, in order, and the page after them. */
export function nextSteps(page: Page, visitor: Visitor, options: TagsOptions, now: Date) {
  const { choice } = visitor;
  const services = servicesToLoad(page, choice, options);
  const steps: Step[] = [
    ...(page.hasDefault ? [] : [consent("default", "declined")]),
    ...updateSteps(page, visitor),
    ...services.flatMap(([service, address]) => [
      ...setupSteps[service](options, choice, now),
      { to: "load" as const, service, address },
    ]),
  ];
  const requested = [...page.requested, ...services.map(([service]) => service)];
  return { steps, page: { hasDefault: true, sent: choice ?? page.sent, requested } satisfies Page };
}

function updateSteps({ sent, requested }: Page, { choice, isNew }: Visitor): Step[] {
  if (!choice || choice === sent) return [];
  return [
    consent("update", choice),
    ...(requested.includes("matomo") ? matomoUpdate(sent, choice) : []),
    ...(isNew ? [{ to: "dataLayer" as const, entry: { event: "dealer-cookie-hint-decided", choice } }] : []),
  ];
}

/** Matomo needs a refusal only after an acceptance: `forgetConsentGiven` writes a cookie. */
function matomoUpdate(sent: Choice | undefined, choice: Choice): Step[] {
  if (choice === "accepted") return [matomo("setConsentGiven")];
  return sent === "accepted" ? [matomo("forgetConsentGiven")] : [];
}

function servicesToLoad({ requested }: Page, choice: Choice | undefined, options: TagsOptions) {
  if (options.load === "after-consent" && choice !== "accepted") return [];
  const addresses = Object.entries(scriptAddresses(options)) as [Service, string][];
  return addresses.filter(([service]) => !requested.includes(service));
}

/** The entries that each service's script needs in its queue when it runs. */
const setupSteps: Record<Service, (options: TagsOptions, choice: Choice | undefined, now: Date) => Step[]> = {
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
