// Plain JavaScript, because it runs before anything is installed.
import { installAptPackages, installBrowsers, installPackages } from "../setup.mjs";

const APT_PACKAGES = ["mariadb-server-core", "mariadb-client-core", "php-cli", "php-mysql"];

await installPackages();
await installBrowsers();
await installAptPackages(APT_PACKAGES);

const { register } = await import("tsx/esm/api");
register();
const { default: buildWhenStale } = await import("../build/build-when-stale.ts");
const { main } = await import("../wordpress/main.ts");

buildWhenStale();
process.exit(await main(process.argv.slice(2)));
