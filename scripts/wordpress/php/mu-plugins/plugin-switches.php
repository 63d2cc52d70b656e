<?php
/**
 * One site for all tests, so what a test needs of the plug-in is asked for in the address:
 *   ?plugin=off   the theme alone
 *   ?settings     all that the plug-in's settings can put on a page; the menu is Twenty Twenty-One's
 *   ?classic      the classic editor
 */
add_filter( 'option_active_plugins', 'dealer_test_active_plugins' );
add_filter( 'option_dealer_elements', 'dealer_test_settings' );
add_filter( 'default_option_dealer_elements', 'dealer_test_settings' );
add_filter( 'use_block_editor_for_post', 'dealer_test_uses_blocks' );

// Several browsers comment at once.
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
	return isset( $_GET['settings'] ) ? $all : $settings;
}

function dealer_test_uses_blocks( $uses_blocks ) {
	return $uses_blocks && ! isset( $_GET['classic'] );
}
