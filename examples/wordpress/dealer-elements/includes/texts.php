<?php
/**
 * Texts are English in the plug-in's files, and Dutch in languages/, which the release makes.
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'dealer_elements_load_texts', 0 );
add_action( 'change_locale', 'dealer_elements_change_texts' );

function dealer_elements_load_texts() {
	load_plugin_textdomain( 'dealer-elements', false, dirname( plugin_basename( DEALER_ELEMENTS_FILE ) ) . '/languages' );
}

/** Before 6.2 WordPress loads a plug-in's texts for the administrator here, and not in the language that it changes to. */
function dealer_elements_change_texts( $locale ) {
	load_textdomain( 'dealer-elements', plugin_dir_path( DEALER_ELEMENTS_FILE ) . "languages/dealer-elements-$locale.mo", $locale );
}

/** What visitors read is in the site's language, also where it is made for an administrator who reads another one. */
function dealer_elements_in_site_language( $make ) {
	$has_switched = switch_to_locale( get_locale() );
	$made         = $make();
	if ( $has_switched ) {
		restore_previous_locale();
	}
	return $made;
}
