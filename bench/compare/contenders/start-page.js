/** A page of components still needs code of its own: it stores the choice, removes the loader and scrolls to the top. */
export function startPage(close) {
  const banner = document.getElementById("banner");
  if (/(^|; )reDimCookieHint=/.test(document.cookie)) banner.remove();
  banner.addEventListener("click", ({ target }) => {
    const { value } = target.closest("[value]") ?? {};
    if (!value) return;
    document.cookie = `reDimCookieHint=${value}; path=/; max-age=31536000; SameSite=Lax`;
    close(banner);
  });
  const toTop = document.getElementById("to-top");
  toTop.addEventListener("click", () => scrollTo({ top: 0, behavior: "smooth" }));
  addEventListener("scroll", () => toTop.toggleAttribute("hidden", scrollY <= 100), { passive: true });
  addEventListener("load", () => document.getElementById("loader")?.remove());
}
