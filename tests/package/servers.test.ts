import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caddy } from "../support/servers/caddy.ts";
import { nginx } from "../support/servers/nginx.ts";
import { isHere } from "../support/servers/servers.ts";
import { CMS_POLICY } from "../support/servers/startCms.ts";
import { startServer, VERSION } from "../support/servers/startServer.ts";

/* The settings of examples/servers in the real servers, with other names, ports and folders. */

const CHUNK = `chunks/${readdirSync("dist/chunks").find((name) => name.startsWith("react-"))}`;
const SITE = "www.example.nl";
const CDN = "cdn.example.nl";
const IMMUTABLE = "public, max-age=31536000, immutable";
const PATIENCE_MS = 60_000;
const NAMED = [
  "dealer-elements.js",
  "dealer-elements.css",
  "dealer-storage-guard.js",
  "elements/dealer-logo.js",
];

const policyLines = readFileSync("examples/servers/nginx.conf", "utf8").matchAll(
  /set \$policy "(?:\$policy; )?([^"]+)"/g,
);
const POLICY = [...policyLines].map(([, line]) => line).join("; ");

describe.each([nginx, caddy])("$program as in the example", (server) => {
  describe.skipIf(!isHere(server))(isHere(server) ? "serves" : `(${server.program} is not installed)`, () => {
    let running: Awaited<ReturnType<typeof startServer>>;
    beforeAll(async () => {
      running = await startServer(server);
    }, PATIENCE_MS);
    afterAll(() => running.stop());

    const ask = (host: string, path: string, headers: Record<string, string> = {}, body?: string) =>
      new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
        const method = body === undefined ? "GET" : "POST";
        const url = `${running.url}${path}`;
        const asked = request(url, { method, headers: { host, ...headers } }, (answer) => {
          answer.resume();
          answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
        });
        asked.once("error", reject).end(body);
      });

    it("chunks to keep for ever", async () => {
      const { status, headers } = await ask(SITE, `/dealer-elements/${CHUNK}`);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe(IMMUTABLE);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-type"]).toMatch(/javascript/);
    });

    it.each(NAMED)("%s to be asked for again, and not sent twice", async (file) => {
      const path = `/dealer-elements/${file}`;
      const { status, headers } = await ask(SITE, path, { "accept-encoding": "gzip" });
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      const again = await ask(SITE, path, {
        "accept-encoding": "gzip",
        "if-none-match": String(headers.etag),
      });
      expect(again.status).toBe(304);
    });

    it.each([CHUNK, ...NAMED.slice(0, 2)])("%s compressed", async (file) => {
      const { headers } = await ask(SITE, `/dealer-elements/${file}`, { "accept-encoding": "gzip" });
      expect(headers["content-encoding"]).toBe("gzip");
      expect(headers.vary).toBe("Accept-Encoding");
    });

    it("nothing to keep that is not there", async () => {
      for (const host of [SITE, CDN]) {
        const { status, headers } = await ask(host, "/dealer-elements/chunks/weg-000000.js");
        expect(status).toBe(404);
        expect(headers["cache-control"] ?? "").not.toContain("immutable");
      }
      const { status, headers } = await ask(CDN, `/dealer-elements@${VERSION}/weg.js`);
      expect(status).toBe(404);
      expect(headers["cache-control"] ?? "").not.toContain("immutable");
    });

    it("a page without a policy with the one that both examples have, and says where to report", async () => {
      const { status, headers } = await ask(SITE, "/");
      expect(status).toBe(200);
      expect(headers["content-security-policy"]).toBe(POLICY);
      expect(headers["reporting-endpoints"]).toBe('policy="/policy-reports"');
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cache-control"]).toBeUndefined();
    });

    it("a page with a policy of its own as the CMS sent it", async () => {
      const { headers } = await ask(SITE, "/nonce/");
      expect(headers["content-security-policy"]).toBe(CMS_POLICY);
    });

    it("other sites, and each version for ever", async () => {
      for (const file of [CHUNK, "dealer-elements.js"]) {
        const { status, headers } = await ask(CDN, `/dealer-elements@${VERSION}/${file}`);
        expect(status).toBe(200);
        expect(headers["cache-control"]).toBe(IMMUTABLE);
        expect(headers["access-control-allow-origin"]).toBe("*");
        expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
    });

    // Caddy passes them on to the CMS.
    if (server === nginx)
      it("reports, which it writes down", async () => {
        const type = { "content-type": "application/reports+json" };
        const report = '[{"type":"csp-violation"}]';
        expect((await ask(SITE, "/policy-reports", type, report)).status).toBe(204);
        expect((await ask(SITE, "/policy-reports")).status).toBe(403);
        const lines = running.log("policy-reports.log").trim().split("\n");
        expect(lines.map((line) => JSON.parse(line).report)).toContain(report);
      });
  });
});
