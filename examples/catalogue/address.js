/** Browsers limit how often a page may change its address, so changes close together are written once. */
const WRITE_DELAY_MS = 250;

const parameters = new URLSearchParams(location.search);
let timer;

/** Reads a parameter of the page's address. */
export const readAddress = (name) => parameters.get(name) ?? undefined;

/** Writes a parameter to the address; undefined removes it. */
export function writeAddress(name, text) {
  if (text === undefined) parameters.delete(name);
  else parameters.set(name, text);
  clearTimeout(timer);
  timer = setTimeout(write, WRITE_DELAY_MS);
}

function write() {
  const query = parameters.toString();
  history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`);
}
