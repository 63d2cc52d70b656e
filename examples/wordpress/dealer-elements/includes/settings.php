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
		'cookie_hint_text' => __( 'Wij gebruiken cookies om deze site beter te maken.', 'dealer-elements' ),
	);
	return wp_parse_args( get_option( DEALER_ELEMENTS_OPTION, array() ), $defaults );
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
	);
}
