const TIMEOUT_MS = 15_000;

export type Method = "GET" | "POST" | "DELETE";

/** Sends one WebDriver command and returns its value. */
export type Wire = (method: Method, path: string, body?: object, timeoutMs?: number) => Promise<unknown>;

interface WireError {
  error: string;
  message: string;
}

/** Speaks the W3C WebDriver protocol with a driver at this address. */
export function createWire(address: string): Wire {
  return async (method, path, body = {}, timeoutMs = TIMEOUT_MS) => {
    const response = await fetch(address + path, {
      method,
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (isError(value)) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

function isError(value: unknown): value is WireError {
  return typeof value === "object" && value !== null && "error" in value && "message" in value;
}
