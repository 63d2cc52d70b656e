/** Nobody waits any longer for a suggestion. */
export const TIMEOUT_MS = 8_000;

/** A list of suggestions has some kB; a larger answer is no such list, and is not read any further. */
export const ANSWER_MAX_BYTES = 1_000_000;

/** Asks for JSON. @throws where the answer is late, refused, too large or no JSON */
export async function requestJson(url: string, dropped: AbortSignal): Promise<unknown> {
  // Not by `AbortSignal.any` and `timeout`: in WebKitGTK 2.50 that time never comes.
  const own = new AbortController();
  const end = (reason: unknown) => own.abort(reason);
  dropped.addEventListener("abort", end, { once: true });
  const timer = setTimeout(end, TIMEOUT_MS, new Error("The server does not answer"));
  try {
    return JSON.parse(await textFrom(url, own.signal));
  } catch (error) {
    // Not every browser says why a request was ended.
    throw own.signal.reason ?? error;
  } finally {
    clearTimeout(timer);
    own.abort();
  }
}

async function textFrom(url: string, signal: AbortSignal): Promise<string> {
  const headers = { accept: "application/json" };
  const { ok, status, body } = await fetch(url, { credentials: "same-origin", headers, signal });
  if (!ok) throw new Error(`The server answers ${status}`);
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; bytes <= ANSWER_MAX_BYTES; ) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return text;
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  throw new Error("The answer is too large");
}
