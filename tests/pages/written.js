/* Records the author's markup before any element has changed it. */
window.writtenMenu = document.querySelector("dealer-mega-nav").innerHTML;
