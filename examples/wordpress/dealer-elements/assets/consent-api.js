(() => {
  const CATEGORIES = ["preferences", "statistics", "statistics-anonymous", "marketing"];
  const STORED = /(^|; )reDimCookieHint=(-?1)(;|$)/;

  /** A refusal is only told where there was consent: nothing is stored for it. */
  function tell(isAccepted) {
    for (const category of CATEGORIES)
      if (isAccepted || wp_has_consent(category)) wp_set_consent(category, isAccepted ? "allow" : "deny");
  }

  window.wp_consent_type = "optin";
  document.dispatchEvent(new CustomEvent("wp_consent_type_defined"));
  // The banner's code is not loaded where a choice is stored, and then there is no event.
  tell(STORED.exec(document.cookie)?.[2] === "1");
  addEventListener("dealer-cookie-hint-decided", ({ detail }) => tell(detail.choice === "accepted"));
})();
