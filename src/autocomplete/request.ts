/** A list of suggestions has some kB; a larger answer is no such list, and is not read any further. */
export const ANSWER_MAX_CHARS = 1_000_000;

/** Asks for JSON. @throws where the answer is refused, too large, no JSON, or no longer wanted: then for that reason */
export async function requestJson(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    return JSON.parse(await textFrom(url, signal));
  } catch (error) {
    // Not every browser says why a request was ended.
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
