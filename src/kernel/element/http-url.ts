/** Parses an http(s) address; undefined for any other text. */
export function httpUrl(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
