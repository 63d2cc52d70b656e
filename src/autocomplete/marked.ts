const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** A label in pieces: every second one is a word of the text. */
export function marked(label: string, text: string): readonly string[] {
  const words = text.replace(SPECIAL, "\\$&").match(/\S+/g);
  return words ? label.split(new RegExp(`(${words.join("|")})`, "iu")) : [label];
}
