<?php
/**
 * Prints the tags that a page has only once, if the site's owner has switched them on.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_TAG_SETTINGS = array( 'gtm-id', 'ga-id', 'matomo-url', 'matomo-site' );

// Before every script, also those that other plug-ins print at the first moment.
add_action( 'wp_head', 'dealer_elements_print_guard', PHP_INT_MIN );
add_action( 'wp_body_open', 'dealer_elements_print_loader' );
add_action( 'wp_footer', 'dealer_elements_print_footer' );

function dealer_elements_print_guard() {
	if ( dealer_elements_settings()['storage_guard'] && dealer_elements_has_package() ) {
		wp_print_script_tag( array( 'src' => dealer_elements_url( 'dealer-storage-guard.js' ) ) );
	}
}

function dealer_elements_print_loader() {
	if ( dealer_elements_page_settings()['loader'] ) {
		printf( '<dealer-loader>%s</dealer-loader>', esc_html( get_bloginfo( 'name' ) ) );
	}
}

function dealer_elements_print_footer() {
	$settings = dealer_elements_page_settings();
	if ( $settings['to_top'] ) {
		echo '<dealer-to-top></dealer-to-top>';
	}
	if ( $settings['tooltips'] ) {
		echo '<dealer-tooltips></dealer-tooltips>';
	}
	dealer_elements_print_tags( array_filter( array_intersect_key( $settings, array_flip( DEALER_ELEMENTS_TAG_SETTINGS ) ) ) );
	if ( $settings['cookie_hint'] ) {
		dealer_elements_print_cookie_hint( $settings );
	}
}

/**
 * Nothing is requested before the visitor accepts.
 */
function dealer_elements_print_tags( $accounts ) {
	$written = '';
	foreach ( $accounts as $name => $value ) {
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	if ( $written ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		echo "<dealer-tags load=\"after-consent\"$written></dealer-tags>";
	}
}

/**
 * The banner, and the link with which a visitor withdraws: the banner's text promises it on every page.
 */
function dealer_elements_print_cookie_hint( $settings ) {
	printf(
		'<section aria-label="Cookies"><p><a href="%s" data-dealer-cookie-hint-open>%s</a></p></section>',
		esc_url( get_privacy_policy_url() ? get_privacy_policy_url() : home_url() ),
		esc_html__( 'Cookie preferences', 'dealer-elements' )
	);
	printf(
		'<dealer-cookie-hint accept-days="%d" decline-days="%d" gpc="%s"><p>%s</p></dealer-cookie-hint>',
		(int) $settings['accept_days'],
		(int) $settings['decline_days'],
		$settings['gpc'] ? 'deny' : 'ignore',
		wp_kses_post( $settings['cookie_hint_text'] . get_the_privacy_policy_link( ' ' ) )
	);
}
