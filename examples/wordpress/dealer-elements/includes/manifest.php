<?php
/**
 * Reads the tags from the package's custom-elements.json, so that they are listed in one place only.
 */

defined( 'ABSPATH' ) || exit;

// Allowed on every tag, because the starter reads it before the element's code has loaded.
const DEALER_ELEMENTS_STARTER_ATTRIBUTE = 'load';

/**
 * The attributes of every tag: array( 'dealer-logo' => array( 'threshold-px', … ), … ).
 */
function dealer_elements_tags() {
	static $tags = null;
	if ( null === $tags ) {
		$tags = dealer_elements_has_package() ? dealer_elements_read_tags( dealer_elements_path( 'custom-elements.json' ) ) : array();
	}
	return $tags;
}

function dealer_elements_read_tags( $file ) {
	$manifest = wp_json_file_decode( $file, array( 'associative' => true ) );
	$tags     = array();
	foreach ( $manifest['modules'] as $module ) {
		foreach ( $module['declarations'] ?? array() as $declaration ) {
			$attributes                      = array_column( $declaration['attributes'] ?? array(), 'name' );
			$attributes[]                    = DEALER_ELEMENTS_STARTER_ATTRIBUTE;
			$tags[ $declaration['tagName'] ] = array_unique( $attributes );
		}
	}
	return $tags;
}
