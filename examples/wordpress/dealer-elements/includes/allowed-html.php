<?php
/**
 * The tags that KSES allows to authors who may not write unfiltered HTML. Comments have their own, shorter list.
 */

defined( 'ABSPATH' ) || exit;

// It loads third-party scripts, so only authors who may write scripts may use it.
const DEALER_ELEMENTS_TRUSTED_TAG = 'dealer-tags';

add_filter( 'wp_kses_allowed_html', 'dealer_elements_allow_html', 10, 2 );

function dealer_elements_allow_html( $allowed, $context ) {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	// The attributes that WordPress allows on every element: class, id, aria-…, data-… and so on.
	$common = $allowed['div'] ?? array();
	foreach ( dealer_elements_author_tags() as $tag => $attributes ) {
		$allowed[ $tag ] = array_fill_keys( $attributes, true ) + $common;
	}
	return $allowed;
}

function dealer_elements_author_tags() {
	return array_diff_key( dealer_elements_tags(), array( DEALER_ELEMENTS_TRUSTED_TAG => true ) );
}
