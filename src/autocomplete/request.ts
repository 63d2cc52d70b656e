/** Nobody waits any longer for a suggestion. */
export const TIMEOUT_MS = 8_000;

/** A list of suggestions has some kB; a larger answer is no such list, and is not read any further. */
export const ANSWER_MAX_BYTES = 1_000_000;

/** Asks for JSON. @throws where the answer is late, refused, too large or no JSON */
export async function requestJson(url: string, dropped: AbortSignal): Promise<unknown> {
  const { ok, status, body } = await fetch(url, {
    credentials: "same-origin",
    headers: { accept: "application/json" },
    signal: AbortSignal.any([dropped, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    if (!ok) throw new Error(`The server answers ${status}`);
    for (let bytes = 0; bytes <= ANSWER_MAX_BYTES; ) {
      const { value } = (await reader?.read()) ?? {};
      if (!value) return JSON.parse(text);
      bytes += value.byteLength;
      text += decoder.decode(value, { stream: true });
    }
    throw new Error("The answer is too large");
  } finally {
    // What has failed already says so once.
    reader?.cancel().catch(() => {});
  }
}
