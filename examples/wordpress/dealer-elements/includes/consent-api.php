<?php
/**
 * Tells plug-ins that ask WP Consent API (Site Kit, WooCommerce, WP Statistics) what the visitor has chosen.
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_consent_api_registered_' . plugin_basename( DEALER_ELEMENTS_FILE ), '__return_true' );
add_filter( 'wp_get_consent_type', 'dealer_elements_consent_type' );
add_action( 'wp_enqueue_scripts', 'dealer_elements_enqueue_consent_bridge', PHP_INT_MAX );

/**
 * Without a type WP Consent API takes everything for allowed.
 */
function dealer_elements_consent_type( $type ) {
	return dealer_elements_settings()['cookie_hint'] ? 'optin' : $type;
}

/**
 * WP Consent API adds its own script shortly before.
 */
function dealer_elements_enqueue_consent_bridge() {
	if ( dealer_elements_settings()['cookie_hint'] && wp_script_is( 'wp-consent-api' ) ) {
		dealer_elements_enqueue_asset( DEALER_ELEMENTS_HANDLE . '-consent-api', 'assets/consent-api.js', array( 'wp-consent-api' ) );
	}
}
