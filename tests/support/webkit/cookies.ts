import { BLANK_PATH } from "../../server/rigFiles.ts";
import type { Cookie, Driver } from "../Driver.ts";
import { poll } from "../poll.ts";
import { ACTION_TIMEOUT_MS } from "../timeouts.ts";
import type { Wire } from "./wire.ts";

type Cookies = Pick<Driver, "cookies" | "setCookie" | "clearCookies">;

interface WireCookie extends Omit<Cookie, "expires"> {
  expiry?: number;
}

export function createCookies(send: Wire, goto: Driver["goto"], baseURL: string): Cookies {
  // WebDriver knows only the cookies of the current page.
  const onSite = async () => {
    const url = (await send("GET", "/url")) as string;
    if (!url.startsWith(baseURL)) await goto(BLANK_PATH);
  };
  const read = async () => (await send("GET", "/cookie")) as WireCookie[];
  const seen = async () =>
    (await send("POST", "/execute/sync", { script: "return document.cookie", args: [] })) as string;
  return {
    cookies: async () => {
      await onSite();
      return (await read()).map(toCookie);
    },
    setCookie: async (name, value) => {
      await onSite();
      await send("POST", "/cookie", { cookie: { name, value, path: "/" } });
      // The driver answers before the page's process knows.
      await poll(`the page to have the cookie ${name}`, ACTION_TIMEOUT_MS, async () =>
        (await seen()).split("; ").includes(`${name}=${value}`),
      );
    },
    clearCookies: async () => {
      await onSite();
      // All at once: the driver cannot delete a cookie with a slash in its name. It responds before all are deleted.
      await send("DELETE", "/cookie");
      await poll("no cookies", ACTION_TIMEOUT_MS, async () => (await read()).length === 0);
    },
  };
}

function toCookie({ name, value, path, expiry, sameSite }: WireCookie): Cookie {
  return { name, value, path, expires: expiry, sameSite };
}
