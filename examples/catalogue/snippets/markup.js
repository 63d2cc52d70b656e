/** An element's HTML, its lines moved to the left as far as its last one stands from it. */
export function htmlOf(element) {
  const html = element.outerHTML.replaceAll('=""', "");
  const [, indent = ""] = /\n( *)[^\n]*$/.exec(html) ?? [];
  return html.replaceAll(`\n${indent}`, "\n");
}

/** Each of a text's lines further to the right. */
export const indented = (text, spaces) => text.replace(/^(?=.)/gm, " ".repeat(spaces));

/** Code and, where there is any, style. */
export const withStyle = (code, css, comment) => (css ? `${code}\n\n${comment}\n${css}\n` : `${code}\n`);
