/** How another banner stores a refusal. */
interface Refusal {
  readonly cookie: string;
  /** Its decoded value when everything was refused. */
  readonly refused: RegExp;
  /** Other cookies of that banner which say that something was accepted, or nothing answered. */
  readonly unless?: RegExp;
}

/** Banners that a site may have had before. Another one is a row. */
const REFUSALS: readonly Refusal[] = [
  // Complianz
  {
    cookie: "cmplz_marketing",
    refused: /^deny$/,
    unless: /cmplz_((?!functional)[\w-]+=allow|banner-status=show)/,
  },
  // CookieYes
  {
    cookie: "cookieyes-consent",
    refused: /^(?=.*,consent:no,)(?=.*,action:yes,)(?!.*,(?!action|necessary)[\w-]+:yes)/,
  },
  // Cookiebot
  {
    cookie: "CookieConsent",
    refused: /^\{(?!.*'implied').*,preferences:false,statistics:false,marketing:false,.*\}$/,
  },
  // cookieconsent of orestbida
  { cookie: "cc_cookie", refused: /^\{"categories":\[("necessary")?\],.*\}$/ },
  // Osano's cookieconsent
  { cookie: "cookieconsent_status", refused: /^deny$/ },
];

/** Whether a cookie string has a refusal of everything, given in another banner. What cannot be read says nothing. */
export const isRefusedIn = (cookies: string): boolean => {
  const pairs = cookies.split(/; */);
  return REFUSALS.some(
    ({ cookie, refused, unless }) =>
      !unless?.test(cookies) &&
      pairs.some(
        (pair) => pair.startsWith(`${cookie}=`) && refused.test(decoded(pair.slice(cookie.length + 1))),
      ),
  );
};

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
