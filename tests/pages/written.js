/* What the author wrote, as the browser reads it and before any element has seen it. */
window.writtenMenu = document.querySelector("dealer-mega-nav").innerHTML;
