// Plain JavaScript, because it runs before anything is installed.
import { installAptPackages, installBrowsers, installPackages } from "../setup.mjs";

const APT_PACKAGES = [
  "mariadb-server-core",
  "mariadb-client-core",
  ...["cli", "mysql", "xml", "mbstring", "zip"].map((name) => `php-${name}`),
];

const [release, ...args] = process.argv.slice(2);

if (release) process.exit(await run());
console.log("Joomla: skipped, because no release is named (npm run test:joomla -- joomla.zip)");

async function run() {
  await installPackages();
  await installBrowsers();
  await installAptPackages(APT_PACKAGES);
  const { register } = await import("tsx/esm/api");
  register();
  const { default: buildWhenStale } = await import("../build/build-when-stale.ts");
  const { main } = await import("../joomla/main.ts");
  buildWhenStale();
  return main(release, args);
}
