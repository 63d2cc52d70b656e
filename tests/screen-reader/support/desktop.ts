import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { startDisplay } from "../../support/webkit/display.ts";

const SCREEN = { width: 1280, height: 900 };
const OWNER_ONLY = 0o700;
const STOP_LIMIT_MS = 5_000;

/** A display that nobody sees, with a window manager and the bus on which programs describe what they show. */
export interface Desktop {
  /** The visitor's home. */
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  start(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  stop(): Promise<void>;
}

export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), "dealer-desktop-"));
  const runtime = join(home, "run");
  mkdirSync(runtime, { mode: OWNER_ONLY });
  const display = await startDisplay(SCREEN);
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DISPLAY: display.name,
    LC_ALL: "C.UTF-8",
    // Firefox describes its pages, although no desktop asks for it.
    GNOME_ACCESSIBILITY: "1",
  };
  const started: ChildProcess[] = [];
  const start: Desktop["start"] = (command, args, more) => {
    const child = spawn(command, args, {
      env: { ...env, ...more },
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.unshift(child);
    return child;
  };
  const bus = start("dbus-daemon", ["--session", "--nofork", "--print-address=3"]);
  const [address] = await once(bus.stdio[3] as Readable, "data");
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  start("openbox", []);
  const stop = async () => {
    for (const child of started) await end(child);
    display.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { home, env, start, stop };
}

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  child.kill();
  await ended;
  clearTimeout(timer);
}
