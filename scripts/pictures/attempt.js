// Tries to store data like a third-party script before the visitor has answered; storage-guard.html shows the result.
document.cookie = "bezoeker=8412; path=/";
localStorage.setItem("laatst-bekeken", "Noorda Kust");
sessionStorage.setItem("herkomst", "advertentie");
// With the guard this fails; without it, it would succeed: the attempt is over in both cases.
const request = indexedDB.open("bezoeken");
request.onerror = request.onsuccess = (event) => {
  event.preventDefault();
  addEventListener("load", markAttempted);
  if (document.readyState === "complete") markAttempted();
};

function markAttempted() {
  document.body.dataset.attempted = "";
}

document.cookie = "reDimCookieHint=-1; path=/";
