/** Where no loader says otherwise: a hung third party keeps the page's code back no longer than this. */
const MAX_WAIT_MS = 10_000;

/** Settles when the page has loaded, or has waited long enough for it. */
export const pageLoaded = () => {
  loaded ??= new Promise((resolve) => {
    if (document.readyState === "complete") return resolve(undefined);
    addEventListener("load", resolve);
    setTimeout(resolve, maxWaitMs() - performance.now());
  });
  return loaded;
};

let loaded: Promise<unknown> | undefined;

const maxWaitMs = () =>
  Number(document.querySelector("dealer-loader")?.getAttribute("max-wait-ms")) || MAX_WAIT_MS;
