<?php
/**
 * Two plug-ins that keep whole pages, by the function and the action with which they are emptied: the answer to a request says
 * that they were.
 */
function wp_cache_clear_cache() {
	dealer_test_say_emptied( 'WP Super Cache' );
}

add_action( 'litespeed_purge_all', fn() => dealer_test_say_emptied( 'LiteSpeed Cache' ) );

function dealer_test_say_emptied( $plugin ) {
	header( "X-Emptied: $plugin", false );
}
