/** Reads an http(s) address; any other leads to no page and no server. */
export function httpUrl(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
