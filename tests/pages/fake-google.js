/*
 * A service worker that redirects requests for Google's tags to the test server: WebKit's driver cannot do so, and no
 * test may depend on the network.
 */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { hostname, pathname, search } = new URL(event.request.url);
  if (hostname === "www.googletagmanager.com") event.respondWith(fetch(`/~tags/google${pathname}${search}`));
});
