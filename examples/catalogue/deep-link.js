/** Goes where the address leads: its target was not there yet when the browser looked for it. */
export function goToAddress() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
