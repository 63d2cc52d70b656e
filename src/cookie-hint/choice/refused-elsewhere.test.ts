import { describe, expect, it } from "vitest";
import { isRefusedIn } from "./refused-elsewhere.ts";

const cookieYes = (consent: string, action: string, others: string) =>
  `cookieyes-consent=consentid:eHl6,consent:${consent},action:${action},necessary:yes,${others}`;
const cookiebot = (categories: string, method = "explicit") =>
  `CookieConsent=${encodeURIComponent(`{stamp:'aBc+/==',necessary:true,${categories},method:'${method}',ver:1,utc:1700000000000,region:'nl'}`)}`;
const ccCookie = (categories: readonly string[]) =>
  `cc_cookie=${encodeURIComponent(JSON.stringify({ categories, revision: 0, data: null, services: {} }))}`;

const NO = "functional:no,analytics:no,performance:no,advertisement:no";

const REFUSED = [
  "cmplz_functional=allow; cmplz_statistics=deny; cmplz_marketing=deny; cmplz_banner-status=dismissed",
  "other=1; cmplz_marketing=deny",
  cookieYes("no", "yes", NO),
  cookieYes("no", "yes", `${NO},other:no,lastRenewedDate:1700000000000`),
  encodeURIComponent(cookieYes("no", "yes", NO)).replace("%3D", "="),
  cookiebot("preferences:false,statistics:false,marketing:false"),
  ccCookie(["necessary"]),
  ccCookie([]),
  "cookieconsent_status=deny",
  "a=b; cookieconsent_status=deny;c=d",
];

const NOT_REFUSED = [
  "",
  "cmplz_marketing=allow; cmplz_banner-status=dismissed",
  "cmplz_marketing=deny; cmplz_statistics=allow; cmplz_banner-status=dismissed",
  "cmplz_marketing=deny; cmplz_statistics-anonymous=allow",
  "cmplz_marketing=deny; cmplz_banner-status=show",
  "cmplz_banner-status=dismissed",
  cookieYes("yes", "yes", "functional:yes,analytics:no,performance:no,advertisement:no"),
  cookieYes("no", "yes", "functional:yes,analytics:no,performance:no,advertisement:no"),
  cookieYes("no", "", NO),
  cookieYes("", "", NO),
  cookiebot("preferences:false,statistics:true,marketing:false"),
  cookiebot("preferences:false,statistics:false,marketing:false", "implied"),
  "CookieConsent=0",
  "CookieConsent=-1",
  "CookieConsent=false",
  "CookieConsent={stamp:%27a%27,necessary:true,preferences:false,statistics:false,marketing:false",
  "CookieConsent=%E0%A4%A",
  ccCookie(["necessary", "analytics"]),
  ccCookie(["essential"]),
  "cc_cookie=%7B%22categories%22%3A%5B%22necessary%22%5D",
  "cc_cookie={}",
  "cookieconsent_status=allow",
  "cookieconsent_status=dismiss",
  "cookieconsent_status=deny2",
  "cookieconsent_status",
  "dp_cookieconsent_status=deny",
  "other=cookieconsent_status=deny",
];

describe("a refusal in another banner", () => {
  it.each(REFUSED)("is in %s", (cookies) => expect(isRefusedIn(cookies)).toBe(true));
  it.each(NOT_REFUSED)("is not in %s", (cookies) => expect(isRefusedIn(cookies)).toBe(false));
});
