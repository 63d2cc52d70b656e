import type { Choice } from "../../../kernel/consent/consent.ts";
import { gtag, matomo, type PushStep } from "../../steps.ts";
import type { TagsOptions } from "../../tags.host.ts";
import { gaSteps, gtmSteps, listOf, matomoSteps, type Step, trackerOf } from "./setup-steps.ts";

/** What has been done on the page: each step is done once, by whichever element comes first. */
export interface Page {
  /** The choice at the last steps. */
  readonly choice: Choice | undefined;
  /** The ids, scripts and settings that have been dealt with. */
  readonly done: readonly string[];
}

export const FRESH_PAGE: Page = { choice: undefined, done: [] };

/** The steps that are left to do for these options, in order, and the page after them. */
export function serviceSteps(page: Page, choice: Choice | undefined, options: TagsOptions, now: Date) {
  const { dataLayer: layer, load } = options;
  const mayLoad = load === "always" || choice === "accepted";
  const wanted = [...settingsOf(options), ...(mayLoad ? idsOf(options) : [])];
  const fresh = new Set(wanted.filter((one) => !page.done.includes(one)));
  const script = `gtag ${layer}`;
  const ga = gaSteps(options, fresh, page.done.includes(script), now);
  const steps: Step[] = [
    ...matomoUpdate(page, choice),
    ...SETTINGS.filter((name) => fresh.has(`${layer} ${name}`)).map((name) => gtag(layer, "set", name, true)),
    ...gtmSteps(options, fresh, now),
    ...ga,
    ...matomoSteps(options, fresh, choice),
  ];
  const done = [...page.done, ...fresh, ...(ga.length > 0 ? [script] : [])];
  return { steps, page: { choice: choice ?? page.choice, done } satisfies Page };
}

/** Matomo needs a refusal only after an acceptance: `forgetConsentGiven` writes a cookie. */
function matomoUpdate({ choice: before, done }: Page, choice: Choice | undefined): PushStep[] {
  if (!choice || choice === before || !done.includes("matomo")) return [];
  if (choice === "accepted") return [matomo("setConsentGiven")];
  return before === "accepted" ? [matomo("forgetConsentGiven")] : [];
}

/** Google's settings, which its scripts must read before they count anything. */
const SETTINGS = ["ads_data_redaction", "url_passthrough"] as const;

function settingsOf({ adsDataRedaction, urlPassthrough, dataLayer }: TagsOptions): string[] {
  const isOn = [adsDataRedaction, urlPassthrough];
  return SETTINGS.filter((_, index) => isOn[index]).map((name) => `${dataLayer} ${name}`);
}

function idsOf(options: TagsOptions): string[] {
  const { gtmId, gaId, matomoUrl, matomoSite } = options;
  const hasMatomo = matomoUrl && matomoSite;
  return [...listOf(gtmId), ...listOf(gaId), ...(hasMatomo ? ["matomo", trackerOf(options)] : [])];
}
