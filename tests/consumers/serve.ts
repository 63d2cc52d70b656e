import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { expect, vi } from "vitest";
import { NO_TELEMETRY } from "./consumer.ts";
import type { Command } from "./frameworks.ts";

interface App {
  readonly folder: string;
  readonly modules: string;
  readonly command: (port: string) => Command;
  readonly mode: string;
}

/** Runs an app's server until `stop`, which also ends the processes that it has started. */
export async function serve({ folder, modules, command, mode }: App) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const [program, ...args] = command(port);
  const server = spawn(resolve(modules, program), args, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...NO_TELEMETRY, NODE_ENV: mode },
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (data) => {
      output += data;
    });
  const ended = once(server, "close");
  /** They may still write into the app's folder until they have ended. */
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    await ended;
  };
  const status = () =>
    fetch(address).then(
      (response) => response.status,
      () => 0,
    );
  try {
    await vi.waitFor(async () => expect(await status(), output).toBe(200), {
      timeout: 90_000,
      interval: 200,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(String(port)));
    });
  });
