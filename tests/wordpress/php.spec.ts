import { expect, test } from "../support/ui.ts";
import { reportedByPhp } from "./support/php-log.ts";
import { seed } from "./support/seed.ts";
import { signIn } from "./support/session.ts";

test("PHP logs nothing about the theme and the plug-in on any page", async ({ baseURL }) => {
  const admin = await signIn(baseURL, "admin");
  const paths = [...seed.paths, "/autos/?theme=twentytwentyone&settings"];
  for (const path of paths) expect((await fetch(new URL(path, baseURL))).status).toBe(200);
  expect((await fetch(new URL("/bestaat-niet/", baseURL))).status).toBe(404);
  expect((await admin.get("/wp-admin/options-general.php?page=dealer-elements")).status).toBe(200);
  expect(reportedByPhp()).toEqual([]);
});
