// Plain Node without dependencies, because it is what installs the dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const APT_PACKAGES = {
  chromium: ["chromium"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};
const ENGINE_NAMES = Object.keys(APT_PACKAGES);
const FONT_PACKAGES = ["fonts-liberation"];

/** Runs `npm ci` when node_modules is missing or older than the lock file. */
export async function installPackages() {
  if (modifiedAt("node_modules/.package-lock.json") >= modifiedAt("package-lock.json")) return;
  console.log("Installing the packages of package-lock.json (npm ci)");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** Makes the three browser engines available where that can be done, and says which are missing. */
export async function installBrowsers() {
  const before = findEngines();
  const wanted = ENGINE_NAMES.filter((name) => !before[name]).flatMap((name) => APT_PACKAGES[name]);
  await installAptPackages([...wanted, ...FONT_PACKAGES]);
  reportMissing(findEngines());
}

/** Installs what is missing of these Debian packages; elsewhere than on Debian as root it installs nothing. */
export async function installAptPackages(names) {
  const missing = isDebian() ? names.filter((name) => !isInstalled(name)) : [];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) return console.log(`Missing; as root: apt-get install ${missing.join(" ")}`);
  console.log(`Installing ${missing.join(" ")} (apt-get)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], env);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], env);
}

/** Where each engine is; undefined for one that is not here. */
export function findEngines() {
  return {
    chromium: process.env.CHROMIUM ?? findProgram("chromium", "chromium-browser", "google-chrome"),
    firefox: process.env.FIREFOX ?? findProgram("firefox-esr", "firefox"),
    webkit: findProgram("Xvfb") && findProgram("WebKitWebDriver"),
  };
}

function reportMissing(engines) {
  const missing = ENGINE_NAMES.filter((name) => !engines[name]);
  if (missing.length === 0) return;
  const message = `Browser engines that are not here: ${missing.join(", ")}`;
  if (process.env.CI) throw new Error(message);
  console.log(`${message} (their tests are reported as skipped)`);
}

function findProgram(...names) {
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
