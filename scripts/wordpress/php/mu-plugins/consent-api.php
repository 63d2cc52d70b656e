<?php
/**
 * Stands in for the plug-in WP Consent API, which no registry here has: the same names and cookies, with ?consent-api.
 */
add_action( 'wp_enqueue_scripts', 'dealer_test_add_consent_api', PHP_INT_MAX - 50 );

function dealer_test_add_consent_api() {
	if ( ! isset( $_GET['consent-api'] ) ) {
		return;
	}
	wp_enqueue_script( 'wp-consent-api', plugins_url( 'consent-api.js', __FILE__ ), array(), null, true );
	wp_localize_script( 'wp-consent-api', 'consent_api', array( 'consent_type' => apply_filters( 'wp_get_consent_type', false ) ) );
}
