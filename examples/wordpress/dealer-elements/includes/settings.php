<?php
/**
 * The settings that the site's owner has chosen.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_OPTION = 'dealer_elements';

/** Browsers keep no cookie longer. */
const DEALER_ELEMENTS_MAX_DAYS = 400;

function dealer_elements_settings() {
	$defaults = dealer_elements_default_settings();
	$stored   = array_intersect_key( (array) get_option( DEALER_ELEMENTS_OPTION, array() ), $defaults );
	// An import or another plug-in can have stored anything.
	return array_filter( $stored, 'is_scalar' ) + $defaults;
}

function dealer_elements_default_settings() {
	return array(
		'menu_location'    => '',
		'loader'           => false,
		'to_top'           => false,
		'tooltips'         => false,
		'cookie_hint'      => false,
		'cookie_hint_text' => dealer_elements_in_site_language( 'dealer_elements_cookie_hint_text' ),
		'accept_days'      => 365,
		// Half a year, so that visitors are not asked again and again.
		'decline_days'     => 180,
		'gpc'              => false,
		'consent_record'   => false,
		'consent_gate'     => false,
		'storage_guard'    => false,
		'gtm-id'           => '',
		'ga-id'            => '',
		'matomo-url'       => '',
		'matomo-site'      => '',
		'accent'           => '',
		'surface'          => '',
	);
}

/** The names of what is on every page that has it switched on. */
function dealer_elements_switches() {
	return array(
		'loader'      => __( 'Loader', 'dealer-elements' ),
		'to_top'      => __( 'To-top button', 'dealer-elements' ),
		'tooltips'    => __( 'Tips for words (tooltips)', 'dealer-elements' ),
		'cookie_hint' => __( 'Cookie banner', 'dealer-elements' ),
	);
}

/**
 * Who asks, for what, and how to withdraw. The owner adds what else the site does after consent.
 */
function dealer_elements_cookie_hint_text() {
	return sprintf(
		/* translators: %s: the site's name. */
		__( '%s asks for consent to cookies, to measure which pages you view. You can withdraw it at any time, with Cookie preferences at the end of every page.', 'dealer-elements' ),
		esc_html( get_bloginfo( 'name' ) )
	);
}

/**
 * What a form may send: a value of another kind becomes the setting's default.
 */
function dealer_elements_sanitize_settings( $input ) {
	$input = array_filter( (array) $input, 'is_scalar' );
	$clean = array();
	foreach ( dealer_elements_default_settings() as $key => $default ) {
		$value = $input[ $key ] ?? $default;
		if ( is_bool( $default ) ) {
			$clean[ $key ] = ! empty( $input[ $key ] );
		} elseif ( is_int( $default ) ) {
			$clean[ $key ] = is_numeric( $value ) ? min( max( (int) $value, 0 ), DEALER_ELEMENTS_MAX_DAYS ) : $default;
		} else {
			$clean[ $key ] = sanitize_text_field( $value );
		}
	}
	$clean['accept_days']      = max( $clean['accept_days'], 1 );
	$clean['cookie_hint_text'] = wp_kses_post( $input['cookie_hint_text'] ?? $clean['cookie_hint_text'] );
	$clean['menu_location']    = array_key_exists( $clean['menu_location'], get_registered_nav_menus() ) ? $clean['menu_location'] : '';
	$clean['matomo-url']       = esc_url_raw( $clean['matomo-url'] );
	$clean['accent']           = (string) sanitize_hex_color( $clean['accent'] );
	$clean['surface']          = (string) sanitize_hex_color( $clean['surface'] );
	return $clean;
}
