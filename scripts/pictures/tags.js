// Lists the page's real events and requests, for the screenshot of `dealer-tags`.
const rows = document.querySelector("#moments");

const requests = () =>
  performance.getEntriesByType("resource").filter(({ name }) => name.includes("statistiek.")).length;

function note(moment, asked = requests()) {
  const row = rows.insertRow();
  row.insertCell().textContent = moment;
  const cell = row.insertCell();
  cell.textContent = asked === 0 ? "geen" : "1: matomo.js";
  cell.className = asked === 0 ? "" : "kept";
}

addEventListener("load", () => note("De pagina is geladen, de banner vraagt om een antwoord"));
addEventListener("dealer-cookie-hint-decided", () => note("De bezoeker kiest Accepteren"));
addEventListener("dealer-tags-loaded", () => note("Matomo is geladen en telt dit bezoek"));
