/** Whether the browser prepares this page for a visitor who may never see it. */
export const isPrerendering = () => Object(document).prerendering === true;

/** Calls back when a visitor has the page before them: at once, or when the prerendering ends. */
export function afterPrerendering(listener: () => void, signal?: AbortSignal): void {
  if (isPrerendering())
    document.addEventListener("prerenderingchange", listener, { once: true, ...(signal && { signal }) });
  else listener();
}
