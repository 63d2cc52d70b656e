import type { Choice } from "../../../kernel/consent/consent.ts";
import { partsOf } from "../../../kernel/element/attribute-value.ts";
import { gtag, matomo, type PushStep, toLayer } from "../../steps.ts";
import type { TagsOptions } from "../../tags.host.ts";
import { gtagAddress, gtmAddress, matomoFile, type Service } from "./service-address.ts";

/* What each service's script needs in its queue when it runs, and the script. */

export interface LoadStep {
  readonly to: "load";
  readonly service: Service;
  readonly address: string;
  readonly queue: string;
}

/** The page cannot have another Matomo. */
interface RefuseStep {
  readonly to: "refuse";
}

export type Step = PushStep | LoadStep | RefuseStep;

/** The ids and settings that nothing has been done for. */
export type Fresh = ReadonlySet<string>;

export const listOf = (text: string) => [...new Set(partsOf(text))];
export const trackerOf = ({ matomoUrl, matomoSite }: TagsOptions) => `${matomoUrl} ${matomoSite}`;

/** Every container starts with an entry of its own, as in Google's snippet. */
export function gtmSteps(options: TagsOptions, fresh: Fresh, now: Date): Step[] {
  const { gtmId, dataLayer: queue } = options;
  return listOf(gtmId)
    .filter((id) => fresh.has(id))
    .flatMap((id): Step[] => [
      toLayer(queue, { "gtm.start": now.getTime(), event: "gtm.js" }),
      { to: "load", service: "gtm", address: gtmAddress(options, id), queue },
    ]);
}

/** One script serves all ids of a data layer. */
export function gaSteps(options: TagsOptions, fresh: Fresh, isLoaded: boolean, now: Date): Step[] {
  const { gaId, dataLayer: queue } = options;
  const ids = listOf(gaId).filter((id) => fresh.has(id));
  const configs = ids.map((id) => gtag(queue, "config", id));
  if (isLoaded || !ids[0]) return configs;
  const address = gtagAddress(options, ids[0]);
  return [gtag(queue, "js", now), ...configs, { to: "load", service: "ga", address, queue }];
}

/** A page has one Matomo: its queue belongs to one tracker. */
export function matomoSteps(options: TagsOptions, fresh: Fresh, choice: Choice | undefined): Step[] {
  const { matomoUrl, matomoSite } = options;
  if (!fresh.has(trackerOf(options))) return [];
  if (!fresh.has("matomo")) return [{ to: "refuse" }];
  return [
    matomo("requireConsent"),
    ...(choice === "accepted" ? [matomo("setConsentGiven")] : []),
    matomo("setTrackerUrl", matomoFile(matomoUrl, "matomo.php")),
    matomo("setSiteId", matomoSite),
    matomo("trackPageView"),
    matomo("enableLinkTracking"),
    { to: "load", service: "matomo", address: matomoFile(matomoUrl, "matomo.js"), queue: "_paq" },
  ];
}
