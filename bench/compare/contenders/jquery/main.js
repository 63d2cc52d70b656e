import "bootstrap-3/dist/css/bootstrap.min.css";
import "jquery-ui/themes/base/all.css";
import "smartmenus/dist/addons/bootstrap/jquery.smartmenus.bootstrap.css";
import "../slides.css";
import "./global.js";
import "bootstrap-3/js/transition.js";
import "bootstrap-3/js/collapse.js";
import "bootstrap-3/js/carousel.js";
import "bootstrap-3/js/tooltip.js";
import "smartmenus/dist/jquery.smartmenus.js";
import "smartmenus/dist/addons/bootstrap/jquery.smartmenus.bootstrap.js";
import "jquery-ui/ui/version.js";
import "jquery-ui/ui/keycode.js";
import "jquery-ui/ui/unique-id.js";
import "jquery-ui/ui/safe-active-element.js";
import "jquery-ui/ui/position.js";
import "jquery-ui/ui/widget.js";
import "jquery-ui/ui/widgets/menu.js";
import "jquery-ui/ui/widgets/autocomplete.js";
import "jquery-ui/ui/widgets/datepicker.js";
import "jquery-ui/ui/i18n/datepicker-nl.js";
import $ from "jquery";

$(() => {
  $("#dag").datepicker();
  $("#q").autocomplete({
    source: ({ term }, answer) => $.getJSON("/suggest", { query: term }, answer),
  });
  $("[data-toggle=tooltip]").tooltip();
  if (/(^|; )reDimCookieHint=/.test(document.cookie)) $("#banner").remove();
  else $("#banner").show();
  $("#banner button").on("click", ({ target }) => {
    document.cookie = `reDimCookieHint=${$(target).val()}; path=/; max-age=31536000; SameSite=Lax`;
    $("#banner").fadeOut();
  });
  $("#to-top").on("click", () => $("html, body").animate({ scrollTop: 0 }, 800));
  $(window).on("scroll", () => {
    if ($(window).scrollTop() > 100) $("#to-top").fadeIn();
    else $("#to-top").fadeOut();
  });
});
$(window).on("load", () => $("#loader").fadeOut());
