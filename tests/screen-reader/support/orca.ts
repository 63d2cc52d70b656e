import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Desktop, end } from "./desktop.ts";

const CUSTOMIZATIONS = "orca-customizations.py";
const SPOKEN = /^SPEECH OUTPUT: '(.*)'(?: voice=\S+)?$/;
/** Orca says how its own keys work now; a page has no part in that. */
const ORCAS_OWN = ["Focus mode", "Browse mode"];

export interface Orca {
  /** All lines that have been spoken, the oldest first. */
  spoken(): string[];
  stop(): Promise<void>;
}

export function startOrca({ home, start }: Desktop): Orca {
  const preferences = join(home, "orca");
  const file = join(home, "spoken.txt");
  mkdirSync(preferences, { recursive: true });
  copyFileSync(join(import.meta.dirname, CUSTOMIZATIONS), join(preferences, CUSTOMIZATIONS));
  writeFileSync(file, "");
  const orca = start("orca", ["--user-prefs", preferences], { SPOKEN_FILE: file });
  return {
    spoken: () => readFileSync(file, "utf8").split("\n").flatMap(lineOf),
    stop: () => end(orca),
  };
}

function lineOf(logged: string): string[] {
  const [, text] = SPOKEN.exec(logged) ?? [];
  return text && !ORCAS_OWN.includes(text) ? [text.replaceAll(/\s+/g, " ")] : [];
}
