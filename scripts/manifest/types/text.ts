/** A comment that an editor shows, before what it is about. */
export const doc = (text: string) => `/** ${text.replaceAll("*/", "*\\/")} */\n`;

export const block = (head: string, members: readonly string[]) =>
  `${head} {\n${members.map((member) => member.replace(/^/gm, "  ")).join("\n")}\n}`;

export const quote = (text: string) => JSON.stringify(text);
