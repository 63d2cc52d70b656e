// Runs without the guard, so that it shows what the browser really stored from attempt.html.
const rows = document.querySelector("#attempts");

function show(what, where, isKept) {
  const row = rows.insertRow();
  for (const text of [what, where]) row.insertCell().textContent = text;
  const cell = row.insertCell();
  cell.textContent = isKept ? "ja" : "nee";
  cell.className = isKept ? "kept" : "";
}

const databases = await indexedDB.databases();
show("Bezoekersnummer", "cookie", document.cookie.includes("bezoeker="));
show("Laatst bekeken auto", "localStorage", localStorage.length > 0);
show("Herkomst van het bezoek", "sessionStorage", sessionStorage.length > 0);
show("Lijst van alle bezoeken", "database (IndexedDB)", databases.length > 0);
show("Het antwoord op de cookievraag", "cookie", document.cookie.includes("reDimCookieHint=-1"));
