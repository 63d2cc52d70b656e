import type { ComponentType } from "react";
import type { Options } from "../kernel/element/contract-types.ts";
import type { Host } from "../kernel/element/host.ts";
import type { carouselContract } from "./carousel.contract.ts";

export type CarouselHost = Host<typeof carouselContract, CarouselState>;
export type CarouselOptions = Options<typeof carouselContract>;

/**
 * What pauses rotation for a while: the pointer is over the slides or presses on them, the page is not visible, or the
 * carousel is not in view.
 */
export type Hold = "hover" | "press" | "hidden" | "unseen";

/** From which side a slide comes in: 1 from the end, -1 from the start, 0 by the shorter way. */
export type Heading = 1 | -1 | 0;

/** A picture in a slide that is a link to a larger one. */
export interface Photo {
  readonly link: HTMLAnchorElement;
  readonly alt: string;
  readonly caption: string;
}

export interface EnlargedPhotos {
  readonly photos: readonly Photo[];
  /** The index of the photo that was pressed. */
  readonly first: number;
}

export interface PhotoDialogProps extends EnlargedPhotos {
  readonly host: CarouselHost;
  readonly options: CarouselOptions;
}

/** Slides beside each other, as they have been measured. */
export interface Row {
  /** The index of the slide that begins the row after a step; the same index where there is no more on that side. */
  readonly target: (index: number, by: 1 | -1) => number;
}

export interface CarouselState<Slide = HTMLElement> {
  readonly slides: readonly Slide[];
  /** The shown slide's index, from 0. */
  readonly index: number;
  readonly heading: Heading;
  /** Slides run from right to left where the page's text does. */
  readonly isRightToLeft: boolean;
  /** Whether slides advance by themselves: the page decides first, the visitor after it. */
  readonly rotates: boolean;
  readonly holds: readonly Hold[];
  /** Of slides in a row; undefined until they have been measured. */
  readonly row?: Row | undefined;
  /** While pictures are enlarged: their view, and what it shows. */
  readonly enlarged?: (EnlargedPhotos & { readonly Dialog: ComponentType<PhotoDialogProps> }) | undefined;
  /** The browser's search field may have the focus, and it finds nothing in what is inert. */
  readonly isSearched: boolean;
}

/** The state before the slides have been read. */
export const initialState = (index: number): CarouselState<never> => ({
  slides: [],
  index,
  heading: 0,
  isRightToLeft: false,
  rotates: false,
  holds: ["unseen"],
  isSearched: false,
});
