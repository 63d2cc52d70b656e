import { MAX_WAIT_MS } from "./time-limit.ts";

/** Resolves when the page has loaded, or has reached the loader's time limit. */
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
