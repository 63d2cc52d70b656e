import type { OutgoingHttpHeaders } from "node:http";
import { BASE_URL } from "./address.ts";
import { NONCES } from "./nonces.ts";

const STRICT = [
  "default-src 'self'",
  `script-src 'nonce-${NONCES.page}' 'nonce-${NONCES.tags}'`,
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types dealer-elements lit-html",
].join("; ");

const POWERS = [
  ...["accelerometer", "autoplay", "camera", "clipboard-read", "clipboard-write", "display-capture"],
  ...["encrypted-media", "fullscreen", "gamepad", "geolocation", "gyroscope", "hid", "idle-detection"],
  ...["local-fonts", "magnetometer", "microphone", "midi", "payment", "picture-in-picture"],
  ...["publickey-credentials-get", "screen-wake-lock", "serial", "storage-access", "sync-xhr", "unload"],
  ...["usb", "web-share", "window-management", "xr-spatial-tracking"],
];

const withPolicy = (policy: string, headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => ({
  "content-security-policy": policy,
  ...headers,
});

/** Policies of hosts by the value of `?csp=`; all except `none` allow scripts with the page's nonce. */
export const POLICIES = {
  none: withPolicy("script-src 'none'"),
  strict: withPolicy(STRICT),
  /** Cross-origin isolated. */
  isolated: withPolicy(STRICT, {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
  }),
  /** Without any feature that a policy can deny. */
  powerless: withPolicy(STRICT, {
    "permissions-policy": POWERS.map((power) => `${power}=()`).join(", "),
  }),
  /**
   * As in a sandboxed frame with an opaque origin, which cannot store data. WebKit's `connect-src` then matches no
   * server as `self`.
   */
  sandboxed: withPolicy(`${STRICT}; connect-src ${BASE_URL}; sandbox allow-scripts allow-forms`),
} satisfies Record<string, OutgoingHttpHeaders>;

export type Policy = keyof typeof POLICIES;

/** Policies that only some pages work with. */
const OTHERS = {
  /** Trusted Types with the library's own names. */
  typed: withPolicy("require-trusted-types-for 'script'; trusted-types dealer-elements lit-html"),
  /** Trusted Types with one name, which the page itself uses. */
  "typed-by-page": withPolicy("require-trusted-types-for 'script'; trusted-types default"),
} satisfies Record<string, OutgoingHttpHeaders>;

/** The headers for a value of `?csp=`, if it names a policy. */
export const policyNamed = (name: string | null) =>
  Object.entries({ ...POLICIES, ...OTHERS }).find(([known]) => known === name)?.[1];
