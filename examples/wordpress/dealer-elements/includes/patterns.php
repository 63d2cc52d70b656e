<?php
/**
 * A pattern of WordPress's own blocks and ours. What an author inserts is the author's from then on.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_PATTERNS = 'dealer';

add_action( 'init', 'dealer_elements_register_patterns' );

function dealer_elements_register_patterns() {
	if ( ! WP_Block_Type_Registry::get_instance()->is_registered( 'dealer-elements/call-us' ) ) {
		return;
	}
	register_block_pattern_category( DEALER_ELEMENTS_PATTERNS, array( 'label' => __( 'Dealer', 'dealer-elements' ) ) );
	register_block_pattern(
		'dealer-elements/header',
		array(
			'title'       => __( 'Header with menu and Call us', 'dealer-elements' ),
			'description' => __( 'The name or logo of your site, the menu, and a button with your phone numbers.', 'dealer-elements' ),
			'keywords'    => array( 'header', 'kop', 'menu', 'phone', 'telefoon' ),
			'categories'  => array( DEALER_ELEMENTS_PATTERNS ),
			'blockTypes'  => array( 'core/template-part/header' ),
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plug-in.
			'content'     => file_get_contents( plugin_dir_path( DEALER_ELEMENTS_FILE ) . 'patterns/header.html' ),
		)
	);
}
