<?php
/**
 * Adds the style sheet and the script once to every page.
 */

defined( 'ABSPATH' ) || exit;

// Before themes do, so that a theme with the same handles does not replace these files.
const DEALER_ELEMENTS_EARLY = 5;

const DEALER_ELEMENTS_HANDLE = 'dealer-elements';

add_action( 'wp_head', 'dealer_elements_print_sheet', PHP_INT_MIN );
add_action( 'wp_enqueue_scripts', 'dealer_elements_enqueue', DEALER_ELEMENTS_EARLY );
add_filter( 'script_loader_tag', 'dealer_elements_print_module', 10, 3 );

/**
 * Prints the sheet before every other one, so that the theme's rules win over it. Elsewhere the script would add it in front.
 */
function dealer_elements_print_sheet() {
	if ( dealer_elements_has_package() ) {
		wp_enqueue_style( DEALER_ELEMENTS_HANDLE, dealer_elements_url( 'dealer-elements.css' ), array(), dealer_elements_version( 'dealer-elements.css' ) );
		wp_print_styles( array( DEALER_ELEMENTS_HANDLE ) );
	}
}

/**
 * Rules of the site's own settings, after the sheet.
 */
function dealer_elements_add_rules( $css ) {
	$handle = DEALER_ELEMENTS_HANDLE . '-settings';
	wp_register_style( $handle, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- it has no file.
	wp_enqueue_style( $handle );
	wp_add_inline_style( $handle, $css );
}

/**
 * From 6.5 on WordPress prints modules itself, after its import map: a module before it would end the map in Firefox, and
 * with it the menu and the lightbox of WordPress's own blocks. The script has no version (null): the package's files import
 * each other without one, and a cached script that misses files of an older version fetches itself anew.
 */
function dealer_elements_enqueue() {
	if ( ! dealer_elements_has_package() ) {
		return;
	}
	$script = dealer_elements_url( 'dealer-elements.js' );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( DEALER_ELEMENTS_HANDLE, $script, array(), null );
		wp_register_script( DEALER_ELEMENTS_HANDLE, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- it has no file.
	} else {
		wp_enqueue_script( DEALER_ELEMENTS_HANDLE, $script, array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- see above.
	}
}

/**
 * A script of the plug-in itself, at the end of the page.
 */
function dealer_elements_enqueue_asset( $handle, $file, $dependencies = array() ) {
	$version = (string) filemtime( plugin_dir_path( DEALER_ELEMENTS_FILE ) . $file );
	wp_enqueue_script( $handle, plugins_url( $file, DEALER_ELEMENTS_FILE ), $dependencies, $version, true );
}

function dealer_elements_version( $name ) {
	return (string) filemtime( dealer_elements_path( $name ) );
}

/**
 * For WordPress before 6.5. What a theme adds before or after the script stays; wp_get_script_tag() lets filters of
 * wp_script_attributes add a nonce or an integrity hash.
 */
function dealer_elements_print_module( $tag, $handle, $src ) {
	if ( DEALER_ELEMENTS_HANDLE !== $handle ) {
		return $tag;
	}
	$module = wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => 'dealer-elements-js',
		)
	);
	return preg_replace_callback( '#<script\b[^>]*\ssrc=[^>]*></script>#', fn() => trim( $module ), $tag, 1 );
}
