<?php
/**
 * A shortcode for every tag: [dealer_call_us label="Bel de werkplaats"]…[/dealer_call_us].
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'dealer_elements_add_shortcodes' );

function dealer_elements_add_shortcodes() {
	foreach ( array_keys( dealer_elements_author_tags() ) as $tag ) {
		add_shortcode( str_replace( '-', '_', $tag ), 'dealer_elements_print_shortcode' );
	}
}

function dealer_elements_print_shortcode( $attributes, $content, $shortcode ) {
	$tag = str_replace( '_', '-', $shortcode );
	return dealer_elements_opening_tag( $tag, (array) $attributes ) . dealer_elements_whole_paragraphs( do_shortcode( (string) $content ) ) . "</$tag>";
}

/**
 * A shortcode prints only tags that its author may write, because KSES filters both.
 */
function dealer_elements_opening_tag( $tag, $attributes ) {
	$written = '';
	foreach ( $attributes as $name => $value ) {
		// A single word, like "open", has no name in the array.
		$written .= is_int( $name ) ? ' ' . sanitize_key( $value ) : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return wp_kses_post( "<$tag$written>" );
}
