<?php
/**
 * All tests share one site, so a test switches the plug-in's features in the address:
 *   ?plugin=off   only the theme
 *   ?settings     everything that the plug-in's settings can add to a page; the menu is Twenty Twenty-One's
 *   ?settings=more also the guard, the tags, tips and a colour
 *   ?settings=odd the same with values that no form has sent
 *   ?settings=none as before anything was saved
 *   ?gate         the setting that puts embeds behind consent
 *   ?classic      the classic editor
 */
add_filter( 'option_active_plugins', 'dealer_test_active_plugins' );
add_filter( 'option_dealer_elements', 'dealer_test_settings' );
add_filter( 'default_option_dealer_elements', 'dealer_test_settings' );
add_filter( 'use_block_editor_for_post', 'dealer_test_uses_blocks' );

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
	$asked  = $_GET['settings'] ?? null;
	$chosen = null === $asked ? $settings : array( 'odd' => $odd, 'more' => $all + $more, 'none' => false )[ $asked ] ?? $all;
	return isset( $_GET['gate'] ) ? array( 'consent_gate' => true ) + (array) $chosen : $chosen;
}

function dealer_test_uses_blocks( $uses_blocks ) {
	return $uses_blocks && ! isset( $_GET['classic'] );
}
