import { execFileSync } from "node:child_process";
import type { Desktop } from "./desktop.ts";

export interface Keyboard {
  /** A key by its name in X, such as `shift+Tab`. */
  press(key: string): void;
  type(text: string): void;
  /** Gives the window with this title the focus. */
  activate(title: string): void;
}

/** The desktop's keyboard: a screen reader sees every key before the browser does. */
export function keyboardOf({ env }: Desktop): Keyboard {
  const run = (...args: readonly string[]) => void execFileSync("xdotool", args, { env });
  return {
    press: (key) => run("key", key),
    type: (text) => run("type", text),
    activate: (title) =>
      run("search", "--sync", "--onlyvisible", "--name", title, "windowactivate", "--sync"),
  };
}
