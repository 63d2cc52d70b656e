/** Each `?guard` puts a storage guard first in the head; its value is `data-release`. */
export function guardVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const guards = asked.getAll("guard").map(guardTag).join("");
  return guards ? [(html) => html.replace("<head>", `<head>${guards}`)] : [];
}

const guardTag = (release: string) =>
  `<script src="/dist/dealer-storage-guard.js"${release && ` data-release="${release}"`}></script>`;
