import type { Photo } from "../../carousel.host.ts";

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** All links to pictures in the slides, in their order. */
export const photosIn = (slides: readonly Element[]): Photo[] =>
  slides.flatMap((slide, index) =>
    linksIn(slide)
      .filter(({ href, pathname }) => href && PICTURE.test(pathname))
      .map((link) => photoOf(link, index)),
  );

const linksIn = (slide: Element) => {
  const inside = [...slide.querySelectorAll<HTMLAnchorElement>("a[href]:has(img)")];
  return slide.matches("a[href]:has(img)") ? [slide as HTMLAnchorElement, ...inside] : inside;
};

const photoOf = (link: HTMLAnchorElement, slide: number): Photo => ({
  link,
  slide,
  alt: link.querySelector("img")?.alt ?? "",
  caption: link.closest("figure")?.querySelector("figcaption")?.textContent?.trim() ?? "",
});
