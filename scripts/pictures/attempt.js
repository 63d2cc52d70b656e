// Tries to store data like a third-party script before the visitor has answered; storage-guard.html shows the result.
document.cookie = "bezoeker=8412; path=/";
localStorage.setItem("laatst-bekeken", "Noorda Kust");
sessionStorage.setItem("herkomst", "advertentie");
indexedDB.open("bezoeken").onerror = (event) => event.preventDefault();
document.cookie = "reDimCookieHint=-1; path=/";
