/** A part of an address without its percent-escapes; as it is, where they are wrong. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
