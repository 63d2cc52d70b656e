import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TagsOptions } from "../../tags.host.ts";
import { gtagAddress, gtmAddress, isScriptOf, matomoFile, ownScripts } from "./service-address.ts";

const MATOMO = "https://stats.example/matomo/";
const HOST = "https://metrics.example/gtm";
const OPTIONS = {
  gtmHost: "",
  gtmAuth: "",
  gtmPreview: "",
  dataLayer: "dataLayer",
  matomoUrl: "",
} as TagsOptions;

const CASES = [
  [{}, "https://www.googletagmanager.com/gtm.js?id=GTM-A1"],
  [{ dataLayer: "$my_Layer1" }, "https://www.googletagmanager.com/gtm.js?id=GTM-A1&l=$my_Layer1"],
  [{ gtmHost: HOST }, "https://metrics.example/gtm/gtm.js?id=GTM-A1"],
  [{ gtmHost: "https://metrics.example/" }, "https://metrics.example/gtm.js?id=GTM-A1"],
  [
    { gtmAuth: "aB_c-1", gtmPreview: "env-12" },
    "https://www.googletagmanager.com/gtm.js?id=GTM-A1&gtm_auth=aB_c-1&gtm_preview=env-12&gtm_cookies_win=x",
  ],
  [{ gtmAuth: "aB_c-1" }, "https://www.googletagmanager.com/gtm.js?id=GTM-A1"],
  [{ gtmPreview: "env-12" }, "https://www.googletagmanager.com/gtm.js?id=GTM-A1"],
] as const;

describe("the address of Google Tag Manager", () => {
  it.each(CASES)("with %j is %s, and the policy allows it", (some, address) => {
    const options = { ...OPTIONS, ...some };
    expect(gtmAddress(options, "GTM-A1")).toBe(address);
    expect(isScriptOf(address, ownScripts(options))).toBe(true);
  });

  it("is refused on a host that the page has not configured", () =>
    expect(isScriptOf(`${HOST}/gtm.js?id=GTM-A1`, ownScripts(OPTIONS))).toBe(false));
});

describe("the policy", () => {
  const configured = ownScripts({ ...OPTIONS, matomoUrl: MATOMO, gtmHost: HOST });

  it("allows every configured script", () => {
    for (const matomoUrl of [MATOMO, "https://stats.example/matomo"])
      expect(isScriptOf(matomoFile(matomoUrl, "matomo.js"), configured)).toBe(true);
    for (const dataLayer of ["dataLayer", "mine"])
      expect(isScriptOf(gtagAddress({ ...OPTIONS, dataLayer }, "G-B2"), configured)).toBe(true);
  });

  it.each([
    "",
    "gtm.js?id=GTM-A1",
    "javascript:alert(1)",
    "http://www.googletagmanager.com/gtm.js?id=GTM-A1",
    "https://www.googletagmanager.com.evil.example/gtm.js?id=GTM-A1",
    "https://www.googletagmanager.com@evil.example/gtm.js?id=GTM-A1",
    "https://www.googletagmanager.com/other.js?id=GTM-A1",
    "https://www.googletagmanager.com/gtm.js?id=GTM-A1&x=1",
    "https://www.googletagmanager.com/gtm.js?id=GTM-A1#x",
    "https://www.googletagmanager.com/gtm.js/../evil?id=GTM-A1",
    "https://www.googletagmanager.com/gtm.js?id=GTM-A1&gtm_auth=a/../b",
    "https://metrics.example/gtm/other.js?id=GTM-A1",
    "https://metrics.example/gtm.js?id=GTM-A1",
    "/gtm.js?id=GTM-A1",
    "/matomo.js",
    "https://stats.example/other/matomo.js",
    "https://stats.example/matomo/matomo.js.php",
  ])("refuses %s", (address) => expect(isScriptOf(address, configured)).toBe(false));

  it("refuses a Matomo that the page has not configured", () => {
    expect(isScriptOf(`${MATOMO}matomo.js`, ownScripts(OPTIONS))).toBe(false);
  });

  it("refuses any other address", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (address) => {
        expect(isScriptOf(address, configured)).toBe(false);
      }),
    );
  });
});
