(() => {
  const KEY = "dealerElementsConsent";
  const { url, text } = dealerElementsRecord;
  // A withdrawal clears the site's storage before it is told.
  let visitor = stored((storage) => storage.getItem(KEY)) ?? made();

  function made() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** Nothing in a browser that stores nothing. */
  function stored(use) {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  }

  /** A visitor who accepts and later withdraws has the same number. For one who refuses nothing is stored. */
  addEventListener("dealer-cookie-hint-decided", ({ detail: { choice, source } }) => {
    if (source !== "click") return;
    const body = JSON.stringify({ choice, text, visitor });
    if (choice === "accepted") stored((storage) => storage.setItem(KEY, visitor));
    else {
      stored((storage) => storage.removeItem(KEY));
      visitor = made();
    }
    const headers = { "content-type": "application/json" };
    // A withdrawal starts the page afresh; the request goes on. Without a network there is no record.
    fetch(url, { method: "POST", body, headers, keepalive: true }).catch(() => {});
  });
})();
