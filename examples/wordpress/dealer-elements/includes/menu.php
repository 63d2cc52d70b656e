<?php
/**
 * Puts the site's main menu in a dealer-mega-nav: the menu at the theme's chosen location, or, in a block theme, every
 * navigation block with the CSS class dealer-mega-nav.
 */

defined( 'ABSPATH' ) || exit;

const DEALER_ELEMENTS_MENU_TAG = 'dealer-mega-nav';

add_filter( 'wp_nav_menu', 'dealer_elements_wrap_menu', 10, 2 );
add_filter( 'render_block_core/navigation', 'dealer_elements_wrap_block', 10, 2 );

function dealer_elements_wrap_menu( $html, $args ) {
	$location = dealer_elements_settings()['menu_location'];
	return '' !== $location && $location === $args->theme_location ? dealer_elements_in_menu_tag( $html ) : $html;
}

function dealer_elements_wrap_block( $html, $block ) {
	$classes = explode( ' ', $block['attrs']['className'] ?? '' );
	return in_array( DEALER_ELEMENTS_MENU_TAG, $classes, true ) ? dealer_elements_in_menu_tag( $html ) : $html;
}

function dealer_elements_in_menu_tag( $html ) {
	return '<' . DEALER_ELEMENTS_MENU_TAG . '>' . $html . '</' . DEALER_ELEMENTS_MENU_TAG . '>';
}
