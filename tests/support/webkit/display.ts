import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

export const SCREEN = { width: 3840, height: 2400 };

export interface Display {
  /** For the environment variable DISPLAY. */
  name: string;
  stop(): void;
}

/**
 * Starts an X server on a free display. Each worker needs its own: without a window manager two windows on one
 * display compete for the focus and the wheel.
 */
export async function startDisplay({ width, height } = SCREEN): Promise<Display> {
  const screen = `${width}x${height}x24`;
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const stop = () => void server.kill();
  process.once("exit", stop);
  const number = await new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error("Xvfb ended before it had a display")));
    (server.stdio[3] as Readable).once("data", (line: Buffer) => resolve(line.toString().trim()));
  });
  return { name: `:${number}`, stop };
}
