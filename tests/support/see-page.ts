/** On a page: a visitor points at it, and scrolls through it and to each tag in it and back, so that the code of every tag is needed. */
export async function seePage() {
  const { requestAnimationFrame: frame } = window.rig?.natives ?? window;
  const painted = () => new Promise((done) => frame(() => frame(done)));
  document.documentElement.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  const { scrollY } = window;
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await painted();
  }
  const { scrollTop } = document.body;
  for (const tag of document.querySelectorAll(":not(:defined)")) {
    tag.scrollIntoView({ behavior: "instant" });
    await painted();
  }
  document.body.scrollTop = scrollTop;
  scrollTo({ top: scrollY, behavior: "instant" });
  await painted();
}
