import type { TagsOptions } from "../../tags.host.ts";

export type Service = "gtm" | "ga" | "matomo";

const GOOGLE = "https://www.googletagmanager.com";
const GA_SCRIPT = `${GOOGLE}/gtag/js`;

const inFolder = (url: string, file: string) => `${url.replace(/\/+$/, "")}/${file}`;

export const matomoFile = (url: string, file: "matomo.js" | "matomo.php") => inFolder(url, file);
const gtmScript = (host: string) => inFolder(host || GOOGLE, "gtm.js");

/** Google's scripts look for the page's data layer under this name. */
const layerIn = ({ dataLayer }: TagsOptions) => (dataLayer === "dataLayer" ? "" : `&l=${dataLayer}`);

export function gtmAddress(options: TagsOptions, id: string): string {
  const { gtmHost, gtmAuth, gtmPreview } = options;
  const environment = `&gtm_auth=${gtmAuth}&gtm_preview=${gtmPreview}&gtm_cookies_win=x`;
  return `${gtmScript(gtmHost)}?id=${id}${layerIn(options)}${gtmAuth && gtmPreview && environment}`;
}

export const gtagAddress = (options: TagsOptions, id: string) => `${GA_SCRIPT}?id=${id}${layerIn(options)}`;

/** The scripts on hosts that the page has configured. */
export const ownScripts = ({ gtmHost, matomoUrl }: TagsOptions) => [
  gtmScript(gtmHost),
  ...(matomoUrl ? [matomoFile(matomoUrl, "matomo.js")] : []),
];

const QUERY = /\?id=[A-Z0-9-]+(&(l|gtm_\w+)=[\w$-]+)*$/;

/** Whether an address is a service's script, on Google's host or on one that the page has configured. */
export const isScriptOf = (address: string, configured: readonly string[]) =>
  [gtmScript(""), GA_SCRIPT, ...configured].includes(address.replace(QUERY, ""));
