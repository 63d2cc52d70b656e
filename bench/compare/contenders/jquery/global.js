import jquery from "jquery";

/** Its plug-ins look for it there. */
window.jQuery = jquery;
window.$ = jquery;
