// Plain Node without dependencies, because this file installs the dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The headless build of Chromium, because it is twice as fast and the kept screenshots were made with it. */
const ENGINE_PACKAGES = ["chromium-headless-shell", "firefox-esr", "webkit2gtk-driver", "xvfb"];
const CHROMIUMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const FONT_PACKAGES = ["fonts-liberation"];
/** Old libraries for the robustness tests; no npm package has their browser builds. */
const OLD_LIBRARY_PACKAGES = ["libjs-mootools", "libjs-prototype"];
const HOST_PACKAGES = ["nginx", "caddy", "php-cli"];

/** Runs `npm ci` when a folder's node_modules is missing or older than its lock file; no package may run a script of its own. */
export async function installPackages(folder = ".") {
  const lock = `${folder}/package-lock.json`;
  if (modifiedAt(`${folder}/node_modules/.package-lock.json`) >= modifiedAt(lock)) return;
  console.log(`Installing the packages of ${lock} (npm ci)`);
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder]);
}

/** Installs the three browser engines if it can, and reports which are missing. */
export async function installBrowsers() {
  await installAptPackages([...ENGINE_PACKAGES, ...FONT_PACKAGES, ...OLD_LIBRARY_PACKAGES]);
  reportMissing(findEngines());
}

/** Installs the web servers and PHP that the examples need. */
export const installHosts = () => installAptPackages(HOST_PACKAGES);

/** Installs the missing ones of these Debian packages, but only on Debian and as root. */
export async function installAptPackages(names) {
  const missing = isDebian() ? names.filter((name) => !isInstalled(name)) : [];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) return console.log(`Missing; as root: apt-get install ${missing.join(" ")}`);
  console.log(`Installing ${missing.join(" ")} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], env);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], env);
}

/** The path of each browser engine; undefined when it is not installed. */
export function findEngines() {
  return {
    chromium: process.env.CHROMIUM ?? findProgram(...CHROMIUMS),
    firefox: process.env.FIREFOX ?? findProgram("firefox-esr", "firefox"),
    webkit: findProgram("Xvfb") && findProgram("WebKitWebDriver"),
  };
}

function reportMissing(engines) {
  const missing = Object.keys(engines).filter((name) => !engines[name]);
  if (missing.length === 0) return;
  const message = `Browser engines that are not installed: ${missing.join(", ")}`;
  if (process.env.CI) throw new Error(message);
  console.log(`${message} (their tests are reported as skipped)`);
}

/** The path of the first of these programs that is installed. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  return found && realpathSync(found);
}

function isDebian() {
  return existsSync("/etc/debian_version") && findProgram("apt-get") !== undefined;
}

function isInstalled(name) {
  const { stdout } = spawnSync("dpkg", ["--status", name], { encoding: "utf8" });
  return stdout.includes("Status: install ok installed");
}

function modifiedAt(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(" ")} ended with code ${status}`);
}
