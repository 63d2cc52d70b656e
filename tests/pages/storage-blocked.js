// In a sandbox without storage: uses every store and reports the results to the parent page.
const said = (use) => {
  try {
    return use();
  } catch (error) {
    return `throws ${error.name}`;
  }
};

const saidLater = async (use) => {
  try {
    return String(await use());
  } catch (error) {
    return `fails with ${error.name}`;
  }
};

const report = async () => ({
  cookie: said(() => {
    document.cookie = "reDimCookieHint=1";
    return document.cookie;
  }),
  localStorage: said(() => {
    localStorage.setItem("a", "1");
    return localStorage.a;
  }),
  sessionStorage: said(() => {
    sessionStorage.a = "2";
    return sessionStorage.getItem("a");
  }),
  indexedDB: await saidLater(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("a");
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      }),
  ),
});

addEventListener("load", async () => {
  const guarded = await report();
  dispatchEvent(new CustomEvent("dealer-cookie-hint-decided", { detail: { choice: "accepted" } }));
  const released = await report();
  parent.postMessage({ guarded, released, messages: window.rig.probe().messages }, "*");
});
