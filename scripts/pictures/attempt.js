// Does what a stranger's script may do before there is an answer; storage-guard.html shows what came of it.
document.cookie = "bezoeker=8412; path=/";
localStorage.setItem("laatst-bekeken", "Noorda Kust");
sessionStorage.setItem("herkomst", "advertentie");
indexedDB.open("bezoeken").onerror = (event) => event.preventDefault();
document.cookie = "reDimCookieHint=-1; path=/";
