window.wp_has_consent = (category) => {
  const type = window.wp_consent_type ?? consent_api.consent_type;
  return !type || new RegExp(`(^|; )wp_consent_${category}=allow(;|$)`).test(document.cookie);
};

window.wp_set_consent = (category, value) => {
  document.cookie = `wp_consent_${category}=${value};path=/;max-age=86400`;
};
