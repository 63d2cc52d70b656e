const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const ENTITY = /&(?:#(x[\da-f]{1,6}|\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** The text that HTML character references stand for; an unknown one stays as it is. Never parsed as HTML. */
export const decodeEntities = (text: string) =>
  text.replace(ENTITY, (entity, number: string | undefined, name: string) => {
    // `0x2019` is what JavaScript reads; `x2019` what HTML writes.
    const code = Number(number?.replace(/^x/i, "0x"));
    return number && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : (NAMED[name] ?? entity);
  });
