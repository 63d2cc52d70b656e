import { cpSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { folderOf } from "./support/hosts.ts";
import { run } from "./support/readme.ts";

const MISTAKES = join(import.meta.dirname, "mistakes");

for (const name of ["react", "vue", "vite"] as const)
  test(`${name}: only the elements' real attributes, properties and events compile`, async () => {
    cpSync(join(MISTAKES, name), join(folderOf(name), "src"), { recursive: true });
    await run(name, "npm run types");
  });
