const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

const escaped = (word: string) => word.replace(SPECIAL, "\\$&");

/** A label in pieces: every second one is a word of the text. */
export function marked(label: string, text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const longestFirst = words.sort((one, other) => other.length - one.length).map(escaped);
  return longestFirst.length > 0 ? label.split(new RegExp(`(${longestFirst.join("|")})`, "iu")) : [label];
}
