const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Names of up to four letters, as above: longer ones could be a property of every object, such as `constructor`. */
const ENTITY = /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,4}));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** Decodes HTML character references; unknown ones stay as they are. The text is never parsed as HTML. */
export const decodeEntities = (text: string) =>
  text.replace(ENTITY, (entity, number: string | undefined, name: string) => {
    // HTML writes `x2019`, JavaScript `0x2019`.
    const code = Number(`0${number}`);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : (NAMED[name] ?? entity);
  });
