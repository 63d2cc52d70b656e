/** Scrolls to the address's target, which did not exist yet when the browser looked for it. */
export function goToAddress() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
