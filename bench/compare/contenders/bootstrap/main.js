import "bootstrap/dist/css/bootstrap.min.css";
import "vanilla-cookieconsent/dist/cookieconsent.css";
import "tippy.js/dist/tippy.css";
import "accessible-autocomplete/dist/accessible-autocomplete.min.css";
import "flatpickr/dist/flatpickr.min.css";
import "../slides.css";
import accessibleAutocomplete from "accessible-autocomplete";
import "bootstrap/js/dist/collapse.js";
import "bootstrap/js/dist/dropdown.js";
import EmblaCarousel from "embla-carousel";
import flatpickr from "flatpickr";
import { Dutch } from "flatpickr/dist/l10n/nl.js";
import tippy from "tippy.js";
import { run } from "vanilla-cookieconsent";

run({
  // Without this, cookieconsent hides from an automated browser.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: {
    default: "nl",
    translations: {
      nl: {
        consentModal: {
          description: document.getElementById("banner").textContent,
          acceptAllBtn: "Accepteren",
          acceptNecessaryBtn: "Weigeren",
        },
        preferencesModal: { sections: [] },
      },
    },
  },
});

tippy("[data-tippy-content]");
EmblaCarousel(document.querySelector(".slides"), { loop: true });
flatpickr("#dag", { locale: Dutch, dateFormat: "d-m-Y" });
accessibleAutocomplete({
  element: document.getElementById("suggestions"),
  id: "q",
  source: (query, populate) =>
    fetch(`/suggest?query=${encodeURIComponent(query)}`)
      .then((answer) => answer.json())
      .then(populate),
});

const toTop = document.getElementById("to-top");
toTop.addEventListener("click", () => scrollTo({ top: 0, behavior: "smooth" }));
addEventListener("scroll", () => toTop.toggleAttribute("hidden", scrollY <= 100), { passive: true });
addEventListener("load", () => document.getElementById("loader")?.remove());
