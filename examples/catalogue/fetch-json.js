export async function fetchJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} is not there (${response.status})`);
  return response.json();
}
