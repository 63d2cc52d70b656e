/** A comment that an editor shows, before what it is about; each tag of JSDoc has a line of its own. */
export const doc = (...lines: readonly string[]) =>
  `/** ${lines.join("\n * ").replaceAll("*/", "*\\/")} */\n`;

export const block = (head: string, members: readonly string[]) =>
  `${head} {\n${members.map((member) => member.replace(/^/gm, "  ")).join("\n")}\n}`;

export const quote = (text: string) => JSON.stringify(text);
