import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isScriptOf, scriptAddresses, type TagsOptions } from "./service-address.ts";

const NOTHING: TagsOptions = { load: "always", gtmId: "", gaId: "", matomoUrl: "", matomoSite: "" };
const MATOMO = "https://stats.example/matomo/";

describe("the scripts' addresses", () => {
  it("include only the configured services", () => {
    expect(scriptAddresses(NOTHING)).toEqual({});
    expect(scriptAddresses({ ...NOTHING, gtmId: "GTM-A1", gaId: "G-B2" })).toEqual({
      gtm: "https://www.googletagmanager.com/gtm.js?id=GTM-A1",
      ga: "https://www.googletagmanager.com/gtag/js?id=G-B2",
    });
  });

  it("include Matomo only with both its url and its site", () => {
    expect(scriptAddresses({ ...NOTHING, matomoUrl: MATOMO })).toEqual({});
    expect(scriptAddresses({ ...NOTHING, matomoSite: "1" })).toEqual({});
    for (const matomoUrl of [MATOMO, "https://stats.example/matomo"])
      expect(scriptAddresses({ ...NOTHING, matomoUrl, matomoSite: "1" })).toEqual({
        matomo: "https://stats.example/matomo/matomo.js",
      });
  });
});

describe("the policy", () => {
  const configured = { ...NOTHING, gtmId: "GTM-A1", gaId: "G-B2", matomoUrl: MATOMO, matomoSite: "1" };

  it("allows every configured script", () => {
    for (const address of Object.values(scriptAddresses(configured)))
      expect(isScriptOf(address, [MATOMO]), address).toBe(true);
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
    "https://stats.example/other/matomo.js",
    "https://stats.example/matomo/matomo.js.php",
  ])("refuses %s", (address) => expect(isScriptOf(address, [MATOMO])).toBe(false));

  it("refuses a Matomo that the page has not configured", () => {
    expect(isScriptOf("https://stats.example/matomo/matomo.js", [])).toBe(false);
  });

  it("refuses any other address", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (address) => {
        expect(isScriptOf(address, [MATOMO])).toBe(false);
      }),
    );
  });
});
