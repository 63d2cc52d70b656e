import sirv from "sirv";
import { buildDocs, SITE } from "../docs/build-docs.ts";
import { ROOT } from "../root.ts";
import { serve } from "./serve.ts";

/** Makes and serves the docs site on any free port, and prints its address. */
export async function showDocs(): Promise<void> {
  await buildDocs();
  const { url } = await serve({ handlers: [sirv(`${ROOT}${SITE}`, { dev: true })] });
  console.log(`The docs are at ${url}/`);
}
