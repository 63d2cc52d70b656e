<?php
/**
 * Adds the style sheet and the script once to every page.
 */

defined( 'ABSPATH' ) || exit;

// Before themes do, so that a theme with the same handles does not replace these files.
const DEALER_ELEMENTS_EARLY = 5;

add_action( 'wp_enqueue_scripts', 'dealer_elements_enqueue', DEALER_ELEMENTS_EARLY );
add_filter( 'script_loader_tag', 'dealer_elements_print_module', 10, 3 );

function dealer_elements_enqueue() {
	if ( ! dealer_elements_has_package() ) {
		return;
	}
	wp_enqueue_style( 'dealer-elements', dealer_elements_url( 'dealer-elements.css' ), array(), dealer_elements_version( 'dealer-elements.css' ) );
	wp_enqueue_script( 'dealer-elements', dealer_elements_url( 'dealer-elements.js' ), array(), dealer_elements_version( 'dealer-elements.js' ), false );
}

/**
 * An update keeps the addresses of the files. Without a version, a visitor's cached script would request chunks that no longer exist.
 */
function dealer_elements_version( $name ) {
	return (string) filemtime( dealer_elements_path( $name ) );
}

/**
 * WordPress prints the tag, so that filters of wp_script_attributes can add a nonce or an integrity hash.
 */
function dealer_elements_print_module( $tag, $handle, $src ) {
	if ( 'dealer-elements' !== $handle ) {
		return $tag;
	}
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => 'dealer-elements-js',
		)
	);
}
