/** `?lang=<language>` makes the page one in that language. */
export function languageVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const language = asked.get("lang");
  return language === null || language === "nl"
    ? []
    : [(html) => html.replace('<html lang="nl"', `<html lang="${language}"`)];
}
