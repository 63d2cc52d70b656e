<?php
/**
 * The settings that the site's owner has chosen.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_OPTION = 'dealer_elements';

function dealer_elements_settings() {
	$defaults = array(
		'menu_location'    => '',
		'loader'           => false,
		'to_top'           => false,
		'cookie_hint'      => false,
		'cookie_hint_text' => dealer_elements_cookie_hint_text(),
		'consent_gate'     => false,
	);
	return wp_parse_args( get_option( DEALER_ELEMENTS_OPTION, array() ), $defaults );
}

/**
 * Who asks, for what, and how to withdraw. The owner adds what else the site does after consent.
 */
function dealer_elements_cookie_hint_text() {
	return sprintf(
		/* translators: %s: the site's name. */
		__( '%s vraagt toestemming voor cookies, om te meten welke pagina’s je bekijkt. Intrekken kan altijd, bij Cookievoorkeuren onder aan elke pagina.', 'dealer-elements' ),
		esc_html( get_bloginfo( 'name' ) )
	);
}

function dealer_elements_sanitize_settings( $input ) {
	$input    = (array) $input;
	$location = $input['menu_location'] ?? '';
	return array(
		'menu_location'    => array_key_exists( $location, get_registered_nav_menus() ) ? $location : '',
		'loader'           => ! empty( $input['loader'] ),
		'to_top'           => ! empty( $input['to_top'] ),
		'cookie_hint'      => ! empty( $input['cookie_hint'] ),
		'cookie_hint_text' => wp_kses_post( $input['cookie_hint_text'] ?? '' ),
		'consent_gate'     => ! empty( $input['consent_gate'] ),
	);
}
