<?php
/**
 * Tells WordPress of a newer version, where the plug-in's header has an address for updates.
 */

defined( 'ABSPATH' ) || exit;

/** The host of that address, for which WordPress asks the plug-in; null where the header has none. */
$dealer_elements_host = wp_parse_url( get_file_data( DEALER_ELEMENTS_FILE, array( 'uri' => 'Update URI' ) )['uri'], PHP_URL_HOST );

if ( $dealer_elements_host ) {
	add_filter( "update_plugins_$dealer_elements_host", 'dealer_elements_newest', 10, 3 );
}

/** What the address answers; what WordPress knows already where it does not answer. */
function dealer_elements_newest( $known, $header, $file ) {
	if ( plugin_basename( DEALER_ELEMENTS_FILE ) !== $file ) {
		return $known;
	}
	$newest = json_decode( wp_remote_retrieve_body( wp_remote_get( $header['UpdateURI'] ) ), true );
	return isset( $newest['version'], $newest['package'] ) ? $newest : $known;
}
