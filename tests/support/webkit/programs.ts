import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findEngines } from "../../../scripts/setup.mjs";

const LIBRARIES = "/usr/lib";

/** The WebDriver server. */
export function driverProgram(): string {
  const path = findEngines().webkit;
  if (!path) throw new Error("WebKitWebDriver is not installed");
  return path;
}

/** The small browser that comes with WebKitGTK, in a folder named after machine and version. */
export function browserProgram(): string {
  for (const machine of readdirSync(LIBRARIES)) {
    const path = join(LIBRARIES, machine, "webkit2gtk-4.1", "MiniBrowser");
    if (existsSync(path)) return path;
  }
  throw new Error("MiniBrowser of WebKitGTK 4.1 is not installed");
}
