import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitUntil } from "../../scripts/wordpress/wait-until.ts";
import { findFreePort } from "../../scripts/wordpress/web-server.ts";
import { cookieHintContract } from "../../src/cookie-hint/cookie-hint.contract.ts";
import { CONSENT_COOKIE } from "../../src/kernel/consent/consent.ts";
import { caddy } from "../support/servers/caddy.ts";
import { nginx } from "../support/servers/nginx.ts";
import { isHere } from "../support/servers/servers.ts";
import { startServer } from "../support/servers/startServer.ts";

/* The lines of examples/servers that renew an acceptance, in the real servers. */

const PATIENCE_MS = 60_000;
const DAY_S = 86_400;
const days = cookieHintContract.attributes["accept-days"].default;
const YEAR = `Max-Age=${days * DAY_S}; Path=/; SameSite=Lax`;
const RENEWED = `${CONSENT_COOKIE}=1; ${YEAR}`;
const DAY = "reDimCookieDate=2026-11-20";

interface Running {
  readonly url: string;
  stop(): unknown;
}

async function startPhp(): Promise<Running> {
  const address = `127.0.0.1:${await findFreePort()}`;
  const child: ChildProcess = spawn("php", ["-S", address, "examples/servers/renew-consent.php"], {
    stdio: "ignore",
  });
  const url = `http://${address}`;
  const answers = () => fetch(url).then(Boolean, () => false);
  await waitUntil("php", answers, PATIENCE_MS);
  return { url, stop: () => child.kill() };
}

const servers = [
  { ...nginx, start: () => startServer(nginx), secure: "" },
  // The example's site has a certificate of its own: Caddy never serves it otherwise.
  { ...caddy, start: () => startServer(caddy), secure: "; Secure" },
  { program: "php", start: startPhp, secure: "" },
];

describe("the recipe", () => {
  const recipe = readFileSync("docs/recipes/consent.md", "utf8");
  const words = (text: string) => text.replace(/\s+/g, " ");

  it.each([
    ["nginx.conf", /map \$scheme [\s\S]*?\n\}\n(?=\n#)/],
    ["nginx.conf", /add_header Set-Cookie \$consent_to_renew;\s+add_header Set-Cookie .*/],
    ["Caddyfile", /@accepted \{[\s\S]*?header @day .*/],
  ])("has the lines of %s", (name, lines) => {
    const [found = "none"] = lines.exec(readFileSync(`examples/servers/${name}`, "utf8")) ?? [];
    expect(words(recipe)).toContain(words(found).trim());
  });
});

describe.each(servers)("$program", (server) => {
  const { program, start, secure } = server;
  describe.skipIf(!isHere(server))(
    isHere(server) ? "with the example" : `(${program} is not installed)`,
    () => {
      let running: Running;
      beforeAll(async () => {
        running = await start();
      }, PATIENCE_MS);
      afterAll(() => running.stop());

      /** The cookies that a page sets for a browser with these. */
      const renewed = (cookie: string, headers: Record<string, string> = { "sec-fetch-dest": "document" }) =>
        new Promise<readonly string[]>((resolve, reject) => {
          const asked = request(
            running.url,
            { headers: { host: "www.example.nl", cookie, ...headers } },
            (answer) => {
              answer.resume();
              answer.once("end", () => resolve(answer.headers["set-cookie"] ?? []));
            },
          );
          asked.once("error", reject).end();
        });

      it.each([`${CONSENT_COOKIE}=1`, `taal=nl; ${CONSENT_COOKIE}=1`, `${CONSENT_COOKIE}=1; _pk_id=1`])(
        "renews the acceptance in %s",
        async (cookies) => {
          expect(await renewed(cookies)).toEqual([RENEWED + secure]);
        },
      );

      it.each([
        "",
        "_pk_id=1",
        `${CONSENT_COOKIE}=-1`,
        `${CONSENT_COOKIE}=1; ${CONSENT_COOKIE}=-1`,
        `${CONSENT_COOKIE}=-1; ${CONSENT_COOKIE}=1`,
        `${CONSENT_COOKIE}=11`,
        `x${CONSENT_COOKIE}=1`,
        `a=${CONSENT_COOKIE}=1`,
      ])("sets nothing for %j", async (cookies) => {
        expect(await renewed(cookies)).toEqual([]);
      });

      it.each([`${CONSENT_COOKIE}=1; ${DAY}`, `${DAY}; ${CONSENT_COOKIE}=1`])(
        "renews the day of the acceptance too in %s",
        async (cookies) => {
          expect(await renewed(cookies)).toEqual([RENEWED + secure, `${DAY}; ${YEAR}${secure}`]);
        },
      );

      it.each([
        [`${CONSENT_COOKIE}=-1; ${DAY}`, []],
        [DAY, []],
        [`${CONSENT_COOKIE}=1; ${DAY}x`, [RENEWED + secure]],
        [`${CONSENT_COOKIE}=1; x${DAY}`, [RENEWED + secure]],
      ])("does not renew the day in %s", async (cookies, expected) => {
        expect(await renewed(cookies)).toEqual(expected);
      });

      it("renews it for pages that are opened, not for files or for pages fetched ahead", async () => {
        const accepted = `${CONSENT_COOKIE}=1`;
        expect(await renewed(accepted, { "sec-fetch-dest": "image" })).toEqual([]);
        expect(await renewed(accepted, {})).toEqual([]);
        const ahead = { "sec-fetch-dest": "document", "sec-purpose": "prefetch;prerender" };
        expect(await renewed(accepted, ahead)).toEqual([]);
      });
    },
  );
});
