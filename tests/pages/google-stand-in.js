/*
 * A service worker that leads requests for Google's tags to the test server: no engine's driver of ours can do that in
 * WebKit, and no test may depend on the network.
 */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { hostname, pathname, search } = new URL(event.request.url);
  if (hostname === "www.googletagmanager.com") event.respondWith(fetch(`/~tags/google${pathname}${search}`));
});
