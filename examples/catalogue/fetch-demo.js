/** Fetches an example's page as the author wrote it; its elements are not upgraded. */
export async function fetchDemo(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} is not there (${response.status})`);
  const source = new DOMParser().parseFromString(await response.text(), "text/html");
  return { url, source };
}
