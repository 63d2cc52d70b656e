/** An element's HTML without the indentation of its last line. */
export function htmlOf(element) {
  const html = element.outerHTML.replaceAll('=""', "");
  const [, indent = ""] = /\n( *)[^\n]*$/.exec(html) ?? [];
  return html.replaceAll(`\n${indent}`, "\n");
}

/** Indents each line of a text. */
export const indented = (text, spaces) => text.replace(/^(?=.)/gm, " ".repeat(spaces));

/** The code, followed by the style if there is any. */
export const withStyle = (code, css, comment) => (css ? `${code}\n\n${comment}\n${css}\n` : `${code}\n`);
