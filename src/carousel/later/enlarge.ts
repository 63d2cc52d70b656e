import type { CarouselHost } from "../carousel.host.ts";
import { stopped } from "../carousel.ts";
import { reported } from "../reported.ts";
import { photosIn } from "./photos/photos.ts";
import { isPlainPress } from "./plain-press.ts";

const loadPhotos = () => reported(import("./photos/PhotoDialog.tsx"));

/** Opens the links to pictures in the slides in a dialog; its code is loaded when one is pointed at or has the focus. */
export function enlargePhotos(host: CarouselHost): void {
  const { element, state, options, lifetime: signal } = host;
  const isOn = () => options.get().enlarge;
  const prepare = () => isOn() && void loadPhotos();
  const press = (event: MouseEvent) => {
    if (!isOn() || !isPlainPress(event)) return;
    const photos = photosIn(state.get().slides);
    const photo = photos.find(({ link }) => link.contains(event.target as Node));
    if (!photo) return;
    event.preventDefault();
    void loadPhotos().then((code) => {
      if (!code) location.assign(photo.link.href);
      else if (!signal.aborted) {
        const enlarged = { Dialog: code.PhotoDialog, photos, first: photos.indexOf(photo) };
        state.set({ ...stopped(state.get()), enlarged });
      }
    });
  };
  element.addEventListener("pointerover", prepare, { signal });
  element.addEventListener("focusin", prepare, { signal });
  element.addEventListener("click", press, { signal });
}
