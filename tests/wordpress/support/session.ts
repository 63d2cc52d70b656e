export interface Session {
  get(path: string): Promise<Response>;
  /** Sends a form, as a browser would. */
  send(path: string, fields: Record<string, string>): Promise<Response>;
  /** Sends a form with a file in its field, as a browser would. */
  upload(path: string, fields: Record<string, string>, field: string, file: File): Promise<Response>;
  /** Sends JSON to WordPress's REST API. */
  rest<T>(path: string, data: Record<string, string>): Promise<T>;
}

// WordPress tests with this cookie whether cookies work.
const TEST_COOKIE = "wordpress_test_cookie=WP+Cookie+check";

/** Signs in a user, whose password is the name, and sends requests as that user without a browser. */
export async function signIn(site: string | undefined, name: string): Promise<Session> {
  const cookie = await cookiesOf(site, name);
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(new URL(path, site), { ...init, redirect: "manual", headers: { cookie, ...headers } });
  const nonce = await (await ask("/wp-admin/admin-ajax.php?action=rest-nonce")).text();
  return {
    get: (path) => ask(path),
    send: (path, fields) => ask(path, { method: "POST", body: new URLSearchParams(fields) }),
    upload: (path, fields, field, file) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append(field, file);
      return ask(path, { method: "POST", body });
    },
    rest: async (path, data) => {
      const headers = { "content-type": "application/json", "x-wp-nonce": nonce };
      const response = await ask(`/wp-json/wp/v2/${path}`, {
        method: "POST",
        body: JSON.stringify(data),
        headers,
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
  };
}

async function cookiesOf(site: string | undefined, name: string) {
  const body = new URLSearchParams({ log: name, pwd: name });
  const headers = { cookie: TEST_COOKIE };
  const response = await fetch(new URL("/wp-login.php", site), {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
