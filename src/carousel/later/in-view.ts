export { colourArrows } from "./colour-arrows.ts";
export { crossFade } from "./cross-fade.ts";
export { dragsSlides } from "./drags-slides.ts";
export { enlargePhotos } from "./enlarge.ts";
export { followThumbs } from "./follow-thumbs.ts";
export { stepFromDot } from "./step-from-dot.ts";
export { watchMedia } from "./watch-media.ts";
