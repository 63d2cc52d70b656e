import "dealer-elements/dealer-elements.css";

// Each tag's code is a file of its own, which the page does not wait for.
import("dealer-elements/elements/dealer-mega-nav.js");
import("dealer-elements/elements/dealer-call-us.js");
import("dealer-elements/elements/dealer-carousel.js");
import("dealer-elements/elements/dealer-cookie-hint.js");
