<?php
/**
 * Deletes the plug-in's settings, in every site of a network.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $dealer_elements_site ) {
		delete_blog_option( $dealer_elements_site, 'dealer_elements' );
	}
} else {
	delete_option( 'dealer_elements' );
}
