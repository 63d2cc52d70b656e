<?php
/**
 * WordPress turns every line that is not a known block into a paragraph. A tag on a line of its own would lose its content.
 */

defined( 'ABSPATH' ) || exit;

// WordPress's own filters at the same priority run first, because they were added first.
add_filter( 'the_content', 'dealer_elements_unwrap_tags' );

function dealer_elements_unwrap_tags( $content ) {
	$names = implode( '|', array_keys( dealer_elements_tags() ) );
	return preg_replace( "#<p>\s*(</?(?:$names)(?:\s[^>]*)?>)\s*(?:<br />)?\s*</p>#", '$1', $content );
}
