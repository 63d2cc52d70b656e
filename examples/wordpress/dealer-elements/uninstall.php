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
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}dealer_elements_record" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of its own.
}

function dealer_elements_delete_stills( $folder ) {
	if ( is_dir( $folder ) ) {
		array_map( 'wp_delete_file', glob( "$folder/*.jpg" ) );
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- it is empty, in the folder for uploads.
	}
}

if ( is_multisite() ) {
	$dealer_elements_all = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $dealer_elements_all ) as $dealer_elements_site ) {
		switch_to_blog( $dealer_elements_site );
		dealer_elements_uninstall();
		restore_current_blog();
	}
} else {
	dealer_elements_uninstall();
}
