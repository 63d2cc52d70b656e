const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Names no longer than those above: every object has some long ones of its own. */
const ENTITY = /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,4}));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** The text that HTML character references stand for; an unknown one stays as it is. Never parsed as HTML. */
export const decodeEntities = (text: string) =>
  text.replace(ENTITY, (entity, number: string | undefined, name: string) => {
    // HTML writes `x2019`, JavaScript `0x2019`.
    const code = Number(`0${number}`);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : (NAMED[name] ?? entity);
  });
