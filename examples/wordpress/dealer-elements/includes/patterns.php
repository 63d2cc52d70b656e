<?php
/**
 * Patterns of WordPress's own blocks and ours. What an author inserts is the author's from then on.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_PATTERNS = 'dealer';

add_action( 'init', 'dealer_elements_register_patterns' );

function dealer_elements_register_patterns() {
	if ( ! WP_Block_Type_Registry::get_instance()->is_registered( 'dealer-elements/call-us' ) ) {
		return;
	}
	register_block_pattern_category( DEALER_ELEMENTS_PATTERNS, array( 'label' => __( 'Dealer', 'dealer-elements' ) ) );
	foreach ( dealer_elements_patterns() as $name => $pattern ) {
		$pattern['categories'] = array( DEALER_ELEMENTS_PATTERNS );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plug-in.
		$pattern['content'] = file_get_contents( plugin_dir_path( DEALER_ELEMENTS_FILE ) . "patterns/$name.html" );
		register_block_pattern( "dealer-elements/$name", $pattern );
	}
}

function dealer_elements_patterns() {
	return array(
		'header'     => array(
			'title'       => __( 'Header with menu and Call us', 'dealer-elements' ),
			'description' => __( 'The name or logo of your site, the menu, and a button with your phone numbers.', 'dealer-elements' ),
			'keywords'    => array( 'header', 'kop', 'menu', 'phone', 'telefoon' ),
			'blockTypes'  => array( 'core/template-part/header' ),
		),
		'panel'      => array(
			'title'       => __( 'Menu with a panel of three columns', 'dealer-elements' ),
			'description' => __( 'A menu of which one item opens three lists beside each other. Change the names and the addresses.', 'dealer-elements' ),
			'keywords'    => array( 'menu', 'panel', 'paneel', 'mega' ),
		),
		'test-drive' => array(
			'title'       => __( 'Form for a test drive', 'dealer-elements' ),
			'description' => __( 'Asks for a car, a day and a phone number. It opens the visitor’s own mail programme: put in your address, or use the fields in your form plug-in.', 'dealer-elements' ),
			'keywords'    => array( 'form', 'formulier', 'proefrit', 'test drive' ),
		),
	);
}
