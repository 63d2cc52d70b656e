<?php
/**
 * Prints the tags that a page has only once, if the site's owner has switched them on.
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_body_open', 'dealer_elements_print_loader' );
add_action( 'wp_footer', 'dealer_elements_print_footer' );

function dealer_elements_print_loader() {
	if ( dealer_elements_settings()['loader'] ) {
		printf( '<dealer-loader>%s</dealer-loader>', esc_html( get_bloginfo( 'name' ) ) );
	}
}

function dealer_elements_print_footer() {
	$settings = dealer_elements_settings();
	if ( $settings['to_top'] ) {
		echo '<dealer-to-top></dealer-to-top>';
	}
	if ( $settings['cookie_hint'] ) {
		$text = $settings['cookie_hint_text'] . get_the_privacy_policy_link( ' ' );
		printf( '<dealer-cookie-hint><p>%s</p></dealer-cookie-hint>', wp_kses_post( $text ) );
	}
}
