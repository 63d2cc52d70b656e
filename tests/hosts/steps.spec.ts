import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { folderOf, HOSTS } from "./support/hosts.ts";
import { HAS_HUGO, WITHOUT_HUGO } from "./support/hugo.ts";
import { followReadme } from "./support/readme.ts";

// A registry may be slow, and each host installs its packages again.
const INSTALL_TIMEOUT_MS = 180_000;

for (const name of HOSTS)
  test(`${name}: the steps in its README build its page`, async () => {
    test.skip(name === "hugo" && !HAS_HUGO, WITHOUT_HUGO);
    test.setTimeout(INSTALL_TIMEOUT_MS);
    await followReadme(name);
    expect(readFileSync(join(folderOf(name), "dist/index.html"), "utf8")).toContain("Autohuis Merel");
  });
