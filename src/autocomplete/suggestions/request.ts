/** A list of suggestions has a few kB; a larger answer is something else, and is not read to its end. */
export const ANSWER_MAX_CHARS = 1_000_000;

/**
 * Requests JSON.
 * @throws when the answer is an error, too large or not JSON; when the signal aborts, its reason
 */
export async function requestJson(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    return JSON.parse(await textFrom(url, signal));
  } catch (error) {
    // Not every browser rejects an aborted request with the signal's reason.
    throw signal.reason ?? error;
  }
}

async function textFrom(url: string, signal: AbortSignal): Promise<string> {
  const headers = { accept: "application/json" };
  const { ok, status, body } = await fetch(url, { credentials: "same-origin", headers, signal });
  if (!ok) throw new Error(`The server answers ${status}`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (text.length <= ANSWER_MAX_CHARS) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return text;
    text += value;
  }
  throw new Error("The answer is too large");
}
