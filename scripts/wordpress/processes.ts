// Each process has its own process group, so that its child processes end with it. Therefore Ctrl+C does not reach
// them, and main.ts must call stopProcesses.
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { openSync } from "node:fs";
import { join } from "node:path";
import { paths } from "./paths.ts";

const STOP_LIMIT_MS = 20_000;

type Started = { child: ChildProcess; stopSignal: NodeJS.Signals; ended: Promise<number> };

const started: Started[] = [];

type StartOptions = { env?: NodeJS.ProcessEnv; stdio?: StdioOptions; stopSignal?: NodeJS.Signals };

export function startProcess(command: string, args: string[], options: StartOptions = {}): Started {
  const { env = {}, stdio = "inherit", stopSignal = "SIGTERM" } = options;
  const child = spawn(command, args, { detached: true, stdio, env: { ...process.env, ...env } });
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
  const entry = { child, stopSignal, ended };
  started.push(entry);
  return entry;
}

export function logTo(name: string, folder = paths.logs): StdioOptions {
  const file = openSync(join(folder, name), "a");
  return ["ignore", file, file];
}

let stopping: Promise<void> | undefined;

/** Stops all started processes, the last one first. A second call waits for the first one. */
export function stopProcesses(): Promise<void> {
  stopping ??= stopAll();
  return stopping;
}

async function stopAll() {
  for (const entry of [...started].reverse()) await stop(entry);
}

async function stop({ child, stopSignal, ended }: Started) {
  signalGroup(child, stopSignal);
  const timer = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
