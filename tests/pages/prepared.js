/* Tells the server when the page is prepared, ready, and shown; its tag waits for consent. */
const folder = `/~tags/${new URLSearchParams(location.search).get("name")}`;
const tell = (what) => fetch(`${folder}/${what}`);

tell(document.prerendering ? "prepared" : "not-prepared");
document.addEventListener(
  "prerenderingchange",
  () => tell(`shown-with-${window.dataLayer?.length ?? 0}-entries`),
  {
    capture: true,
  },
);
document.addEventListener("DOMContentLoaded", async () => {
  const services = `matomo-url="${location.origin}${folder}" matomo-site="1" uet-consent page-views="history"`;
  document.body.insertAdjacentHTML(
    "beforeend",
    `<dealer-tags load="after-consent" ${services}></dealer-tags>`,
  );
  await customElements.whenDefined("dealer-tags");
  // Longer than a service would need.
  for (const trip of [1, 2, 3]) await tell(`trip-${trip}`);
  tell("ready");
});
