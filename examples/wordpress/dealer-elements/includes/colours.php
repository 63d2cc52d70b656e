<?php
/**
 * The colours of the site's owner, with the theme's own to choose from.
 */

defined( 'ABSPATH' ) || exit;

/** Each colour that can be chosen, and the property of what is written on it. */
const DEALER_ELEMENTS_COLOURS = array(
	'accent'  => 'on-accent',
	'surface' => 'text',
);

add_action( 'wp_enqueue_scripts', 'dealer_elements_style_colours' );
add_action( 'admin_enqueue_scripts', 'dealer_elements_enqueue_picker' );

function dealer_elements_style_colours() {
	$rules = '';
	foreach ( DEALER_ELEMENTS_COLOURS as $key => $written ) {
		$colour = sanitize_hex_color( dealer_elements_settings()[ $key ] );
		if ( $colour ) {
			$rules .= sprintf( ' --dealer-%s: %s; --dealer-%s: %s;', $key, $colour, $written, dealer_elements_readable_on( $colour ) );
		}
	}
	if ( $rules ) {
		dealer_elements_add_rules( ":root {{$rules} }" );
	}
}

/** Black or white: on every colour, one of them has a contrast of at least 4.5. */
function dealer_elements_readable_on( $colour ) {
	$light = dealer_elements_luminance( $colour );
	return ( $light + 0.05 ) ** 2 > 1.05 * 0.05 ? '#000' : '#fff';
}

/** As in WCAG 2: from 0 (black) to 1 (white). */
function dealer_elements_luminance( $colour ) {
	$digits = ltrim( $colour, '#' );
	$pairs  = 3 === strlen( $digits ) ? array_map( fn( $digit ) => $digit . $digit, str_split( $digits ) ) : str_split( $digits, 2 );
	$linear = static function ( $pair ) {
		$part = hexdec( $pair ) / 255;
		return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
	};

	list( $red, $green, $blue ) = array_map( $linear, $pairs );
	return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
}

function dealer_elements_enqueue_picker( $screen ) {
	if ( 'settings_page_' . DEALER_ELEMENTS_PAGE !== $screen ) {
		return;
	}
	wp_enqueue_style( 'wp-color-picker' );
	wp_enqueue_script( 'wp-color-picker' );
	$options = array( 'palettes' => dealer_elements_theme_colours() );
	wp_add_inline_script( 'wp-color-picker', 'jQuery(() => jQuery(".dealer-elements-colour").wpColorPicker(' . wp_json_encode( $options ) . '));' );
}

/** Of theme.json, of a theme's own palette, and of the site's styles; WordPress's own where there are none. */
function dealer_elements_theme_colours() {
	$palettes = (array) wp_get_global_settings( array( 'color', 'palette' ) );
	$of_theme = array_merge( $palettes['custom'] ?? array(), $palettes['theme'] ?? array() );
	$colours  = wp_list_pluck( $of_theme ? $of_theme : ( $palettes['default'] ?? array() ), 'color' );
	return array_values( array_unique( array_filter( $colours, 'sanitize_hex_color' ) ) );
}
