/** What the page of an app shows: the same in HTML, JSX and the templates of Vue and Svelte. */
export const MARKUP = `
  <dealer-mega-nav label="Menu">
    <ul>
      <li><a href="#home">Home</a></li>
      <li><a href="#autos">Auto's</a><ul><li><a href="#nieuw">Nieuw</a></li><li><a href="#gebruikt">Gebruikt</a></li></ul></li>
    </ul>
  </dealer-mega-nav>
  <dealer-call-us><a href="tel:+31579141974">0579 14 19 74</a></dealer-call-us>
  <dealer-carousel><p>Een</p><p>Twee</p></dealer-carousel>
  <dealer-autocomplete url="/zoek"><input name="q" aria-label="Zoek" /></dealer-autocomplete>
  <dealer-date-input><input name="dag" aria-label="Dag" /></dealer-date-input>
  <dealer-logo><a href="#home">Merel</a></dealer-logo>
  <dealer-tooltips><b title="Inclusief btw">Prijs</b></dealer-tooltips>
  <dealer-cookie-hint><p>Wij vragen toestemming. <a href="#privacy">Lees meer</a></p></dealer-cookie-hint>
  <dealer-sticky-column><p>Kolom</p></dealer-sticky-column>
`;
