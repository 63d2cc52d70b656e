import { spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { poll } from "../poll.ts";
import { browserProgram, driverProgram } from "./programs.ts";
import { createWire, type Wire } from "./wire.ts";

const DRIVER_START_MS = 5000;
const SESSION_START_MS = 5000;
const ATTEMPTS = 3;

export interface Session {
  /** Sends commands below the session's address. */
  send: Wire;
  end(): Promise<void>;
}

/** Starts a driver with its own browser: a driver that has just ended a session may never start another. */
export async function startSession(env: NodeJS.ProcessEnv): Promise<Session> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await trySession(env);
    } catch (reason) {
      if (attempt === ATTEMPTS) throw reason;
      console.warn(`WebKitWebDriver did not start (attempt ${attempt}): ${reason}`);
    }
  }
}

async function trySession(env: NodeJS.ProcessEnv): Promise<Session> {
  const port = await freePort();
  const wire = createWire(`http://127.0.0.1:${port}`);
  const kill = startDriver(port, env);
  try {
    await poll("WebKitWebDriver to answer", DRIVER_START_MS, () =>
      wire("GET", "/status").catch(() => undefined),
    );
    const { sessionId } = (await wire("POST", "/session", capabilities(), SESSION_START_MS)) as NewSession;
    const send: Wire = (method, path, ...rest) => wire(method, `/session/${sessionId}${path}`, ...rest);
    return { send, end: () => endSession(send, kill) };
  } catch (reason) {
    kill();
    throw reason;
  }
}

interface NewSession {
  sessionId: string;
}

const capabilities = () => ({
  capabilities: {
    alwaysMatch: {
      // The rig waits for pages itself, so that a test can inspect a page that is still loading.
      pageLoadStrategy: "none",
      // The driver would use a timer of the page to time out scripts.
      timeouts: { script: null },
      "webkitgtk:browserOptions": { binary: browserProgram(), args: ["--automation"] },
    },
  },
});

/** In its own process group, so that its browser ends with it. */
function startDriver(port: number, env: NodeJS.ProcessEnv) {
  const driver = spawn(driverProgram(), ["-p", String(port)], { stdio: "ignore", env, detached: true });
  const kill = () => {
    process.off("exit", kill);
    const isRunning = driver.exitCode === null && driver.signalCode === null;
    if (driver.pid !== undefined && isRunning) process.kill(-driver.pid, "SIGKILL");
  };
  process.once("exit", kill);
  return kill;
}

async function endSession(send: Wire, kill: () => void) {
  try {
    await send("DELETE", "");
  } finally {
    kill();
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
