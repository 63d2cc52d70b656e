<?php
/**
 * Plug-ins that keep whole pages throw them away when the settings change: else visitors see the old ones.
 */

defined( 'ABSPATH' ) || exit;

/** What empties them: a function, or an action that the plug-in waits for. */
const DEALER_ELEMENTS_CACHES = array(
	'wp_cache_clear_cache',                   // WP Super Cache.
	'w3tc_flush_all',                         // W3 Total Cache.
	'rocket_clean_domain',                    // WP Rocket.
	'sg_cachepress_purge_cache',              // SiteGround.
	'litespeed_purge_all',                    // LiteSpeed Cache.
	'cache_enabler_clear_complete_cache',     // Cache Enabler.
	'wpfc_clear_all_cache',                   // WP Fastest Cache.
);

add_action( 'add_option_' . DEALER_ELEMENTS_OPTION, 'dealer_elements_empty_caches', 10, 0 );
add_action( 'update_option_' . DEALER_ELEMENTS_OPTION, 'dealer_elements_empty_caches', 10, 0 );

function dealer_elements_empty_caches() {
	foreach ( DEALER_ELEMENTS_CACHES as $name ) {
		if ( function_exists( $name ) ) {
			$name();
		} else {
			do_action( $name );
		}
	}
}
