/** WebDriver's code points for the keys that type no character. */
const KEYS: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  Space: " ",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
  Meta: "\uE03D",
};

/** The keys of a chord such as `Shift+Tab`. */
export function chordKeys(chord: string): string[] {
  return chord.split("+").map(keyCode);
}

function keyCode(name: string): string {
  const code = KEYS[name] ?? name;
  if ([...code].length !== 1) throw new Error(`Unknown key ${name}`);
  return code;
}
