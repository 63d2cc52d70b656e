/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/); a getter that throws is none. */
export function hasPrivacyControl(): boolean {
  try {
    return Reflect.get(navigator, "globalPrivacyControl") === true;
  } catch {
    return false;
  }
}
