/** Each `?guard` puts a storage guard first in the head; its value is `data-release`, and all have the page's `data-…`. */
export function guardVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const options = [...asked].filter(([name]) => name.startsWith("data-")).map(attribute);
  const guards = asked.getAll("guard").map((release) => guardTag([...releases(release), ...options]));
  return guards.length > 0 ? [(html) => html.replace("<head>", `<head>${guards.join("")}`)] : [];
}

const attribute = ([name, value]: [string, string]) => ` ${name}="${value}"`;

const releases = (release: string) => (release ? [attribute(["data-release", release])] : []);

const guardTag = (attributes: readonly string[]) =>
  `<script src="/dist/dealer-storage-guard.js"${attributes.join("")}></script>`;
