import type { Options } from "../../kernel/element/contract-types.ts";
import type { tagsContract } from "../tags.contract.ts";

export type TagsOptions = Options<typeof tagsContract>;
export type Service = "gtm" | "ga" | "matomo";

const GOOGLE = "https://www.googletagmanager.com";
const GTM_SCRIPT = `${GOOGLE}/gtm.js`;
const GA_SCRIPT = `${GOOGLE}/gtag/js`;

export const matomoFile = (url: string, file: "matomo.js" | "matomo.php") =>
  `${url.replace(/\/+$/, "")}/${file}`;

/** The address of each configured service's script. */
export function scriptAddresses(options: TagsOptions): Partial<Record<Service, string>> {
  const { gtmId, gaId, matomoUrl, matomoSite } = options;
  return {
    ...(gtmId && { gtm: `${GTM_SCRIPT}?id=${gtmId}` }),
    ...(gaId && { ga: `${GA_SCRIPT}?id=${gaId}` }),
    ...(matomoUrl && matomoSite && { matomo: matomoFile(matomoUrl, "matomo.js") }),
  };
}

/** Whether an address is a service's script, on Google's host or on a Matomo that the page has configured. */
export function isScriptOf(address: string, matomoUrls: Iterable<string>): boolean {
  const scripts = [GTM_SCRIPT, GA_SCRIPT, ...[...matomoUrls].map((url) => matomoFile(url, "matomo.js"))];
  return scripts.includes(address.replace(/\?id=[A-Z0-9-]+$/, ""));
}
