/** Browsers allow a page only so many changes of its address: what changes at once is written at once. */
const WRITE_DELAY_MS = 250;

const asked = new URLSearchParams(location.search);
let timer;

/** What the page's address asks for under a name. */
export const readAddress = (name) => asked.get(name) ?? undefined;

/** Keeps it in the address; nothing takes it out. */
export function writeAddress(name, text) {
  if (text === undefined) asked.delete(name);
  else asked.set(name, text);
  clearTimeout(timer);
  timer = setTimeout(write, WRITE_DELAY_MS);
}

function write() {
  const query = asked.toString();
  history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
}
