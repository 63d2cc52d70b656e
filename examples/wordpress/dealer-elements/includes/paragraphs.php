<?php
/**
 * WordPress makes paragraphs of lines, and does not know our tags. A paragraph that begins before a tag and ends in it would
 * close the tag: its content falls out of it, and what follows on the page can fall into it.
 */

defined( 'ABSPATH' ) || exit;

// After the shortcodes.
const DEALER_ELEMENTS_LATE = 12;

add_filter( 'the_content', 'dealer_elements_unwrap_tags', DEALER_ELEMENTS_LATE );
add_filter( 'widget_text_content', 'dealer_elements_unwrap_tags', DEALER_ELEMENTS_LATE );

/**
 * Takes our tags out of the paragraphs that hold only one of their two ends.
 */
function dealer_elements_unwrap_tags( $content ) {
	$names = implode( '|', array_keys( dealer_elements_tags() ) );
	if ( '' === $names ) {
		return $content;
	}
	$unwrap  = static function ( $paragraph ) use ( $names ) {
		$is_whole = substr_count( $paragraph[0], '<dealer-' ) === substr_count( $paragraph[0], '</dealer-' );
		return $is_whole ? $paragraph[0] : dealer_elements_tidy( preg_replace( "#</?(?:$names)(?:\s[^>]*)?>#", '</p>$0<p>', $paragraph[0] ) );
	};
	$content = preg_replace_callback( '#<p(?:\s[^>]*)?>.*?</p>#s', $unwrap, $content );
	return preg_replace( array( "#(<(?:$names)(?:\s[^>]*)?>)\s*<br />#", "#<br />(\s*</(?:$names)>)#" ), '$1', $content );
}

/**
 * The content of a shortcode, in which WordPress leaves half paragraphs at both ends.
 */
function dealer_elements_whole_paragraphs( $content ) {
	$begin = preg_match( '#^(?:(?!<p[\s>]).)*</p>#s', $content ) ? '<p>' : '';
	$end   = preg_match( '#<p(?:\s[^>]*)?>(?:(?!</p>).)*$#s', $content ) ? '</p>' : '';
	return dealer_elements_tidy( $begin . $content . $end );
}

/**
 * Removes the line breaks at the ends of paragraphs, and empty paragraphs: a carousel would show them as slides.
 */
function dealer_elements_tidy( $html ) {
	return preg_replace(
		array( '#(<p(?:\s[^>]*)?>)(?:\s*<br />)+\s*#', '#(?:\s*<br />)+\s*(</p>)#', '#<p(?:\s[^>]*)?>\s*</p>#' ),
		array( '$1', '$1', '' ),
		$html
	);
}
