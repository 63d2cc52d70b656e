/** An example's address, and its page as the author wrote it: no element in it comes to life. */
export async function fetchDemo(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} is not there (${response.status})`);
  const source = new DOMParser().parseFromString(await response.text(), "text/html");
  return { url, source };
}
