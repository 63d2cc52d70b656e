<?php
/**
 * Deletes what the plug-in has stored, in every site of a network.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

function dealer_elements_uninstall() {
	global $wpdb;
	delete_option( 'dealer_elements' );
	delete_option( 'dealer_elements_record_texts' );
	delete_post_meta_by_key( '_dealer_elements_left_out' );
	dealer_elements_delete_stills( wp_get_upload_dir()['basedir'] . '/dealer-elements-stills' );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}dealer_elements_record" );
}

function dealer_elements_delete_stills( $folder ) {
	if ( is_dir( $folder ) ) {
		array_map( 'wp_delete_file', glob( "$folder/*.jpg" ) );
		rmdir( $folder );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $dealer_elements_site ) {
		switch_to_blog( $dealer_elements_site );
		dealer_elements_uninstall();
		restore_current_blog();
	}
} else {
	dealer_elements_uninstall();
}
