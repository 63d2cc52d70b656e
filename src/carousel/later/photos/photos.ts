import type { Photo } from "../../carousel.host.ts";

const PHOTO = "a[href]:not([download]):has(img)";
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** All links to pictures in the slides, in their order. */
export const photosIn = (slides: readonly Element[]): Photo[] =>
  slides
    .flatMap(linksIn)
    .filter(({ pathname }) => PICTURE.test(pathname))
    .map(photoOf);

const linksIn = (slide: Element) => {
  const inside = [...slide.querySelectorAll<HTMLAnchorElement>(PHOTO)];
  return slide.matches(PHOTO) ? [slide as HTMLAnchorElement, ...inside] : inside;
};

const photoOf = (link: HTMLAnchorElement): Photo => ({
  link,
  alt: link.querySelector("img")?.alt ?? "",
  caption: link.closest("figure")?.querySelector("figcaption")?.textContent?.trim() ?? "",
});
