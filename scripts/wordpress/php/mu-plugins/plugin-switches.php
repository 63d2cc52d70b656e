<?php
/**
 * All tests share one site, so a test switches the plug-in's features in the address:
 *   ?plugin=off   only the theme
 *   ?settings     everything that the plug-in's settings can add to a page; the menu is Twenty Twenty-One's
 *   ?settings=more also the guard, the tags, tips and a colour
 *   ?settings=odd the same with values that no form has sent
 *   ?settings=none as before anything was saved
 *   ?settings=record the banner with a record of what visitors choose, and light colours
 *   ?main-menu=5   a menu by its number, at the theme's place for the main menu
 *   ?gate         the setting that puts embeds behind consent
 *   ?classic      the classic editor
 */
add_filter( 'option_active_plugins', 'dealer_test_active_plugins' );
add_filter( 'option_dealer_elements', 'dealer_test_settings' );
add_filter( 'default_option_dealer_elements', 'dealer_test_settings' );
add_filter( 'use_block_editor_for_post', 'dealer_test_uses_blocks' );

// A request of the page's own script is made with the same settings.
add_filter( 'rest_url', 'dealer_test_rest_url', 10, 2 );
add_filter( 'theme_mod_nav_menu_locations', 'dealer_test_main_menu' );

// Several browsers post comments at the same time.
add_filter( 'comment_flood_filter', '__return_false' );

function dealer_test_active_plugins( $plugins ) {
	return 'off' === ( $_GET['plugin'] ?? '' ) ? array() : $plugins;
}

function dealer_test_settings( $settings ) {
	$all = array(
		'menu_location' => 'primary',
		'loader'        => true,
		'to_top'        => true,
		'cookie_hint'   => true,
	);
	$more = array(
		'tooltips'      => true,
		'storage_guard' => true,
		'ga-id'         => 'G-PROEF1',
		'matomo-site'   => '"><script>alert(1)</script>',
		'accent'        => '#067',
	);
	$odd  = array_fill_keys( array_keys( $all + $more ), array( array() ) ) + array( 'unknown' => array( 1 ) );
	$record = array(
		'loader'         => true,
		'cookie_hint'    => true,
		'consent_record' => true,
		'accent'         => '#fd0',
		'surface'        => '#235',
	);
	$asked  = $_GET['settings'] ?? null;
	$chosen = null === $asked ? $settings : array( 'odd' => $odd, 'more' => $all + $more, 'record' => $record, 'none' => false )[ $asked ] ?? $all;
	return isset( $_GET['gate'] ) ? array( 'consent_gate' => true ) + (array) $chosen : $chosen;
}

function dealer_test_rest_url( $url, $path ) {
	return isset( $_GET['settings'] ) && 0 === strpos( ltrim( $path, '/' ), 'dealer-elements/' ) ? add_query_arg( 'settings', $_GET['settings'], $url ) : $url;
}

function dealer_test_main_menu( $locations ) {
	return isset( $_GET['main-menu'] ) ? array( 'primary' => (int) $_GET['main-menu'] ) : $locations;
}

function dealer_test_uses_blocks( $uses_blocks ) {
	return $uses_blocks && ! isset( $_GET['classic'] );
}
