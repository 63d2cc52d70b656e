import "dealer-elements/dealer-elements.css";

// Each tag's code is in its own file, and the page does not wait for it.
import("dealer-elements/elements/dealer-mega-nav.js");
import("dealer-elements/elements/dealer-call-us.js");
import("dealer-elements/elements/dealer-carousel.js");
import("dealer-elements/elements/dealer-cookie-hint.js");
