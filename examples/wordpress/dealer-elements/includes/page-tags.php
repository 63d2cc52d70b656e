<?php
/**
 * Prints the tags that a page has only once, if the site's owner has switched them on.
 */

defined( 'ABSPATH' ) || exit;

// A refusal is remembered for half a year, so that visitors are not asked again and again.
const DEALER_ELEMENTS_DECLINE_DAYS = 180;

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
		dealer_elements_print_cookie_hint( $settings['cookie_hint_text'] );
	}
}

/**
 * The banner, and the link with which a visitor withdraws: the banner's text promises it on every page.
 */
function dealer_elements_print_cookie_hint( $text ) {
	printf(
		'<section aria-label="Cookies"><p><a href="%s" data-dealer-cookie-hint-open>%s</a></p></section>',
		esc_url( get_privacy_policy_url() ? get_privacy_policy_url() : home_url() ),
		esc_html__( 'Cookievoorkeuren', 'dealer-elements' )
	);
	printf(
		'<dealer-cookie-hint decline-days="%d"><p>%s</p></dealer-cookie-hint>',
		(int) DEALER_ELEMENTS_DECLINE_DAYS,
		wp_kses_post( $text . get_the_privacy_policy_link( ' ' ) )
	);
}
