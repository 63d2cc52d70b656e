import jquery from "jquery";

/** jQuery's plug-ins need it as a global. */
window.jQuery = jquery;
window.$ = jquery;
