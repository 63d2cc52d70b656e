/* Of the texts with data-keuze, shows the one that has the value of the consent cookie. */
const texts = document.querySelectorAll("[data-keuze]");

function show() {
  const cookies = document.cookie.split(/; */);
  // If both are there, the refusal counts.
  const choice = ["-1", "1"].find((value) => cookies.includes(`reDimCookieHint=${value}`)) ?? "";
  for (const text of texts) text.hidden = text.dataset.keuze !== choice;
}

show();
addEventListener("dealer-cookie-hint-decided", show);
// Another tab may have changed it.
window.cookieStore?.addEventListener("change", show);
for (const type of ["focus", "pageshow"]) addEventListener(type, show);
