/** The factor by which the page's CSS `zoom` enlarges an element. */
export const zoomOf = ({ currentCSSZoom = 1 }: Element & { readonly currentCSSZoom?: number }) =>
  currentCSSZoom;
