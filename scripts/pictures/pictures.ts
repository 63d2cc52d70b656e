import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../tests/support/launchOptions.ts";
import { ROOT } from "../root.ts";
import { folder } from "../serve/folder.ts";
import { serve } from "../serve/serve.ts";
import { type Scene, scenes } from "./scenes.ts";

/* Takes the screenshots for docs/handleiding.md: all, or only the named ones (`npm run pictures dealer-loader`). */

const OUT = join(ROOT, "docs/images/handleiding");
const WIDTH_PX = 720;
/** Text is sharp, and each file is smaller than 60 kB. */
const QUALITY = 82;

const names = process.argv.slice(2);
const wanted = scenes.filter(({ name }) => names.length === 0 || names.includes(name));

mkdirSync(OUT, { recursive: true });
const server = await serve({ handlers: [folder("scripts/pictures")] });
const browser = await chromium.launch(launchOptions("chromium", { reduced: true, scripting: true }));
try {
  for (const scene of wanted) await take(scene);
} finally {
  await browser.close();
  await server.close();
}

async function take(scene: Scene) {
  const { width, height } = scene.size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: WIDTH_PX / width,
    colorScheme: "light",
    reducedMotion: scene.hasMotion ? "no-preference" : "reduce",
    locale: "nl-NL",
    timezoneId: "UTC",
    ...(scene.answered ? { storageState: answeredAt(server.url) } : {}),
  });
  const complaints: string[] = [];
  const page = await openPage(context, complaints);
  await scene.prepare?.(page);
  await page.goto(server.url + scene.address, { waitUntil: scene.waitUntil ?? "load" });
  await scene.act?.(page);
  await page.screenshot({ path: join(OUT, `${scene.name}.jpg`), type: "jpeg", quality: QUALITY });
  await context.close();
  if (complaints.length > 0) throw new Error(`${scene.name}: ${complaints.join("\n")}`);
  console.log(`${scene.name}.jpg`);
}

/** Opens a page and records its errors, because a page with errors must not get a screenshot. */
async function openPage(context: BrowserContext, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return page;
}

/** The cookie of a visitor who has declined, so that there is no banner and no request to an invented service. */
function answeredAt(url: string) {
  const cookie = { name: "reDimCookieHint", value: "-1", domain: new URL(url).hostname, path: "/" };
  const rest = { expires: -1, httpOnly: false, secure: false, sameSite: "Lax" } as const;
  return { cookies: [{ ...cookie, ...rest }], origins: [] };
}
