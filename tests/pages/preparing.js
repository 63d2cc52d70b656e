/* Has the browser prepare the next page, accepts when that page is ready, and goes to it. */
const next = `prepared.html${location.search}`;
const name = new URLSearchParams(location.search).get("name");
const rules = Object.assign(document.createElement("script"), {
  type: "speculationrules",
  textContent: JSON.stringify({ prerender: [{ urls: [next], eagerness: "immediate" }] }),
});
document.head.append(rules);

async function isReady() {
  const response = await fetch("/~tags/requests");
  return (await response.json()).includes(`/~tags/${name}/ready`);
}

async function goWhenReady() {
  if (!(await isReady())) return void setTimeout(goWhenReady, 50);
  document.cookie = "reDimCookieHint=1; path=/";
  location.href = next;
}

goWhenReady();
