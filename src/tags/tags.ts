import type { Choice } from "../kernel/consent/consent.ts";
import { gtag, type PushStep, toLayer } from "./steps.ts";
import type { TagsOptions, Visitor } from "./tags.host.ts";

/** What Google's data layers have received: each step is done once, by whichever element comes first. */
export interface Told {
  /** The names of the data layers that have the default. */
  readonly layers: readonly string[];
  /** The last choice that was sent to them. */
  readonly sent: Choice | undefined;
}

export const NOTHING_TOLD: Told = { layers: [], sent: undefined };

const SIGNALS = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
  "security_storage",
] as const;

export const SIGNAL_VALUES = { accepted: "granted", declined: "denied" } as const;

/** Sets all signals of Consent Mode to one value: the visitor answered one question. */
const consent = (kind: "default" | "update", choice: Choice) => (queue: string) =>
  gtag(queue, "consent", kind, Object.fromEntries(SIGNALS.map((signal) => [signal, SIGNAL_VALUES[choice]])));

/** The default for a data layer that has none, and a new choice for all of them. */
export function consentSteps({ layers, sent }: Told, { choice, isNew }: Visitor, layer: string): PushStep[] {
  const added = layers.includes(layer) ? [] : [layer];
  const defaults = added.map(consent("default", "declined"));
  if (!choice) return defaults;
  const isKnown = choice === sent;
  const behind = isKnown ? added : [...layers, ...added];
  const announcement = { event: "dealer-cookie-hint-decided", choice };
  return [
    ...defaults,
    ...behind.map(consent("update", choice)),
    ...(isNew && !isKnown ? behind.map((queue) => toLayer(queue, announcement)) : []),
  ];
}

/** What they have received after these steps. */
export const afterTelling = ({ layers, sent }: Told, { choice }: Visitor, layer: string): Told => ({
  layers: [...new Set([...layers, layer])],
  sent: choice ?? sent,
});

/** Whether there is something to load, or another signal to give than Google's. */
export function needsServices(options: TagsOptions, { choice }: Visitor): boolean {
  const { load, gtmId, gaId, matomoUrl } = options;
  const { uetConsent, clarityConsent, adsDataRedaction, urlPassthrough } = options;
  if (uetConsent || clarityConsent || adsDataRedaction || urlPassthrough) return true;
  return Boolean(gtmId || gaId || matomoUrl) && (load === "always" || choice === "accepted");
}
